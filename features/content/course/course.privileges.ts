/** What an assistant may be given. */
export const privileges = ['viewLearners', 'gradeAssignments', 'answerMessages', 'editContent'] as const
export type Privilege = (typeof privileges)[number]

/** What it is given for. */
export const authTargets = ['course', 'product'] as const
export type AuthTarget = (typeof authTargets)[number]
