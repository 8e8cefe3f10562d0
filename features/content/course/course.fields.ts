import { z } from 'zod'
import { isWebAddress } from '#kit/richText/address.ts'
import type { NumberField, PickField } from '#kit/contract/field.ts'
import { date, flag, money, number, oneOf, pick, pickMany, picture, rows, text } from '#kit/contract/field.ts'

export const courseTypes = ['selfPaced', 'camp'] as const
/** What a unit of the course is: a day, or a section. */
export const learnModes = ['day', 'content'] as const
export const unlockModes = ['daily', 'gradual', 'all'] as const
export const showModes = ['grid', 'path', 'list'] as const
/** Which version a learner meets: the newest at the first card, or the one that stood when the activity was placed. */
export const versionUpdates = ['auto', 'pinned'] as const
export const depthLevels = ['know', 'understand', 'apply', 'flexiblyApply', 'innovate'] as const
export const materialSources = ['giveAway', 'selfPurchase'] as const

export type CourseType = (typeof courseTypes)[number]
export type LearnMode = (typeof learnModes)[number]
export type UnlockMode = (typeof unlockModes)[number]
export type ShowMode = (typeof showModes)[number]
export type VersionUpdate = (typeof versionUpdates)[number]
export type DepthLevel = (typeof depthLevels)[number]
export type MaterialSource = (typeof materialSources)[number]

/** The most days or sections of a course. */
export const maxDays = 365
export const maxPlaces = 500

const atPublishing = { required: 'publish' } as const
const optional = { required: 'never' } as const

/** '' or where a learner may be sent to: nothing that runs. */
function webAddress() {
  const field = text(500, optional)
  const isFine = (value: string) => value === '' || isWebAddress(value)
  return {
    ...field,
    schema: field.schema.refine(isFine, { params: { problem: 'address', namespace: 'course' } }),
  }
}

/** How deep the course goes into an ability. */
const ability = { abilityId: pick('ability'), level: oneOf(depthLevels, { initial: 'know' }) }

/** What came later than the rows that are stored, and that a program need not send. */
const added = <F extends NumberField | PickField>(field: F): F => ({
  ...field,
  schema: z.prefault(field.schema, null),
})

/** `firstDay` is of courses by day, where a section groups days: it begins on this day. */
const section = {
  title: text(50, atPublishing),
  overview: text(500, { ...optional, multiline: true }),
  firstDay: added(number(1, maxDays, optional)),
}
const milestone = { unit: number(1, maxDays), title: text(50, atPublishing) }
/** Rank is the place in the list. */
const place = { unit: number(1, maxDays), activityId: pick('activity') }

/** E3. `link` and `platform` are of what learners buy themselves. */
const material = {
  title: text(24, atPublishing),
  overview: text(44, atPublishing),
  quantity: number(1, 9999, atPublishing),
  image: picture('head', atPublishing),
  source: oneOf(materialSources, { initial: 'giveAway' }),
  link: webAddress(),
  platform: text(16, optional),
}

const review = {
  name: text(20, atPublishing),
  position: text(50, optional),
  avatar: picture('avatar', optional),
  comment: text(500, { ...atPublishing, multiline: true }),
}

/** A picture, or a film that the picture stands for until it is played. */
const shownPicture = {
  image: picture('cover', atPublishing),
  caption: text(50, optional),
  videoId: added(pick('file', optional)),
}

/** E1 to E5. The title alone is required at each save; the rest holds at publishing, and as long as it is no draft. */
export const courseFields = {
  title: text(50),
  overview: text(1000, { ...atPublishing, multiline: true }),
  cover: picture('cover', optional),
  careerIds: pickMany('career', 20, atPublishing),
  abilities: rows(ability, 0, 50),
  tagIds: pickMany('tag', 20),
  instructorIds: pickMany('staff', 20, atPublishing),
  targetLearners: text(500, { ...optional, multiline: true }),
  outcomes: text(500, { ...optional, multiline: true }),
  type: oneOf(courseTypes, { initial: 'selfPaced' }),
  /** Of a camp: day 1 of everybody. */
  startDate: date(optional),
  learnMode: oneOf(learnModes, atPublishing),
  unlockMode: oneOf(unlockModes, atPublishing),
  showMode: oneOf(showModes, atPublishing),
  versionUpdate: oneOf(versionUpdates, { initial: 'auto' }),
  /** Missed days may be caught up; without it they stay open and give no credit. */
  isChasing: flag(),
  /** Of a course by day alone. */
  days: number(1, maxDays, atPublishing),
  sections: rows(section, 0, maxDays),
  places: rows(place, 0, maxPlaces),
  milestones: rows(milestone, 0, 50),
  materials: rows(material, 0, 50),
  marketPrice: money(optional),
  salePrice: money(optional),
  gallery: rows(shownPicture, 0, 20),
  featureIcons: rows({ icon: picture('head', atPublishing), text: text(10, atPublishing) }, 0, 12),
  sellingPoints: rows({ title: text(50, atPublishing), detail: text(500, optional) }, 0, 20),
  faq: rows({ question: text(60, atPublishing), answer: text(500, atPublishing) }, 0, 50),
  reviews: rows(review, 0, 50),
  shareTitle: text(50, optional),
  shareText: text(500, { ...optional, multiline: true }),
  shareImage: picture('head', optional),
  qrImage: picture('head', optional),
}
