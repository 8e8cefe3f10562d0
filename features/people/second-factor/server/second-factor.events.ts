import { event } from '#kit/call/server/event.ts'

/** An account has a second factor from now on. */
export const factorAdded = event<{ readonly userId: number }>('factorAdded')
