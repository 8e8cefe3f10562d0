import { money, oneOf, pickMany, picture, text, time } from '#kit/contract/field.ts'

/** What a product sells: its courses, or its activities. */
export const productKinds = ['course', 'activity'] as const
/** Begun whenever a learner likes, or together between two moments. */
export const deliveries = ['async', 'sync'] as const
export type ProductKind = (typeof productKinds)[number]
export type Delivery = (typeof deliveries)[number]

/** F1. The title alone is required while it is a draft; the rest holds at submission and going online. */
export const productFields = {
  title: text(50),
  overview: text(1000, { required: 'publish', multiline: true }),
  cover: picture('cover', { required: 'never' }),
  kind: oneOf(productKinds, { initial: 'course' }),
  courseIds: pickMany('course', 50),
  activityIds: pickMany('activity', 50),
  delivery: oneOf(deliveries, { initial: 'async' }),
  /** Of a sync delivery alone. */
  startsAt: time({ required: 'never' }),
  endsAt: time({ required: 'never' }),
  salePrice: money({ required: 'publish' }),
  careerIds: pickMany('career', 20, { required: 'publish' }),
  abilityIds: pickMany('ability', 50),
  tagIds: pickMany('tag', 20),
}
