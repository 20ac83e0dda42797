/** The code of a refusal by which the coach asks whether a decision is meant: the coach says so, and nobody else. */
export const SLIP = 'coach-meant'
