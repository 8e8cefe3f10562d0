/** Jobs come and go by themselves: so often, in milliseconds, the screen looks again. */
export const everyMs = 10_000
