/** What may lie over a game on a small screen. */
export type Sheet = 'none' | 'story' | 'seats' | 'chat'
