import { linkTable } from '#kit/data/server/table.ts'

/** The abilities of a career, in the order in which they are shown. */
export const careerAbilityTable = linkTable('career_ability')
