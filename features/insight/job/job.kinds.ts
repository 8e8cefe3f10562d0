/** What the screen shows of jobs that are not done, one kind at a time. */
export const jobKinds = ['failed', 'waiting', 'active'] as const
export type JobKind = (typeof jobKinds)[number]
