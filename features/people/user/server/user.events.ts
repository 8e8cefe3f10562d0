import { event } from '#kit/call/server/event.ts'

/** Somebody's password was set by another person: what the old one opened must end. */
export const passwordReset = event<{ readonly userId: number; readonly username: string }>('passwordReset')
