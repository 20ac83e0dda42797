/** Who can open the address that this page was opened by. */

/** Does a host's name lead back to the machine it is used on? Then it is of no use to anybody elsewhere. */
export function isOnlyHere(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return name === 'localhost' || name.endsWith('.localhost') || /^127(\.\d+){3}$/.test(name) || name === '::1' || name === '0.0.0.0'
}
