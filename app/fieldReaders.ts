/** Fields that wait for what will act on them, by what that is. */
export const waiting: Readonly<Record<string, readonly string[]>> = {}
