import { languages } from '#kit/i18n/words.ts'
import { number, oneOf, pick, pickMany, picture, rows, text } from '#kit/contract/field.ts'

export const designMethods = ['byHand', 'aiGenerated'] as const
export const distributions = ['none', 'notApplied', 'applied'] as const
/** Whether everybody may begin what stands in a course or is sold; `undecided`: it was open, and nobody has said yet. */
export const freeSamples = ['no', 'undecided', 'yes'] as const
export type FreeSample = (typeof freeSamples)[number]
/** D12: who may see the platform's review; it begins with `private`. */
export const platformStatuses = ['private', 'submitted', 'passed', 'failed'] as const

/** How much an ability counts in an activity, and what the learner is asked about it afterwards. */
const competencyPoint = {
  abilityId: pick('ability'),
  weight: number(1, 5),
  reflectionQuestion: text(60, { required: 'never' }),
}

/** D2. The title alone is required at each save; the rest holds at publishing. */
export const activityFields = {
  title: text(50),
  description: text(1000, { required: 'publish', multiline: true }),
  careerId: pick('career', { required: 'publish' }),
  /** Nothing: an independent activity. */
  courseId: pick('course', { required: 'never' }),
  tagIds: pickMany('tag', 20),
  /** Nothing: one that is drawn from the title. */
  cover: picture('cover', { required: 'never' }),
  competencyPoints: rows(competencyPoint, 0, 20),
  hostTeacherIds: pickMany('staff', 10),
  /** Nothing: no learning partner. */
  partnerAgentId: pick('agent', { required: 'never' }),
  /** Nothing: the system's own tutor. */
  tutorAgentId: pick('agent', { required: 'never' }),
  language: oneOf(languages, { required: 'publish' }),
  designMethod: oneOf(designMethods, { initial: 'byHand' }),
  distribution: oneOf(distributions, { initial: 'none' }),
  versionLabel: text(10, { required: 'never' }),
}
