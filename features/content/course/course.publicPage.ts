import { z } from 'zod'
import { id } from '#kit/contract/field.ts'
import { course } from './course.contract.ts'
import { depthLevels } from './course.fields.ts'

/** A teacher as readers see them; `pageId` is their number where their own page is public. */
export const publicTeacher = z.object({
  name: z.string(),
  about: z.string(),
  avatar: z.string(),
  pageId: id.nullable(),
})

/** E4, L-page: what anybody may read of a public course. Whatever is not named here does not leave. */
export const publicCourse = course.record
  .pick({
    id: true,
    title: true,
    overview: true,
    cover: true,
    targetLearners: true,
    outcomes: true,
    type: true,
    startDate: true,
    learnMode: true,
    showMode: true,
    days: true,
    sections: true,
    milestones: true,
    materials: true,
    marketPrice: true,
    salePrice: true,
    gallery: true,
    featureIcons: true,
    sellingPoints: true,
    faq: true,
    reviews: true,
    shareTitle: true,
    shareText: true,
    shareImage: true,
    qrImage: true,
  })
  .extend({
    abilities: z.array(z.object({ name: z.string(), level: z.enum(depthLevels) })),
    /** The videos of the gallery, and where each can be played now. */
    films: z.array(z.object({ id, url: z.string() })),
    topics: z.array(z.string()),
    instructors: z.array(publicTeacher),
    /** Public ones, in the order of their places. `isFree`: anybody may begin it. */
    placed: z.array(
      z.object({ unit: z.number().int(), id, title: z.string(), cover: z.string(), isFree: z.boolean() }),
    ),
  })
export type PublicCourse = z.output<typeof publicCourse>
