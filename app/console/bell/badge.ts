/** How often what waits is counted again, in milliseconds. */
export const pollInterval = 60_000
const most = 99

/** A badge's text: nothing for none, at most '99+' (B2). */
export const badgeOf = (count: number): string => (count > most ? `${most}+` : count > 0 ? String(count) : '')
