import { z } from 'zod'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { entrustedContent } from '#kit/contract/ownership.content.ts'
import { among, linked, range, search } from '#kit/contract/page.ts'
import { copyEndpoint } from '#kit/contract/copyEndpoint.ts'
import { option, resource } from '#kit/contract/resource.ts'
import { creators, staff } from '#kit/contract/role.ts'
import { freeSamples } from '#features/content/activity/activity.fields.ts'
import { courseFields, courseTypes } from './course.fields.ts'
import { courseMachine } from './course.machine.ts'

/** A placed activity as the course shows it; in the order of the places. */
export const placedActivity = z.object({
  unit: z.number().int(),
  activityId: id,
  title: z.string(),
  cover: z.string(),
  status: z.string(),
  freeSample: z.enum(freeSamples),
  /** Whether the asker may say whether it is a free sample. */
  mayDecide: z.boolean(),
  /** What a learner who begins now would meet; null: nothing is published. */
  versionId: id.nullable(),
  /** 0: nothing is published. */
  versionNumber: z.number().int(),
  /** Pinned, and a newer one is public. */
  hasNewerVersion: z.boolean(),
})

/** An instructor's card, drawn from the profile. */
export const instructor = z.object({
  id,
  nickname: z.string(),
  description: z.string(),
  avatar: z.string(),
})

/** E1 to E5: activities in days or sections, and the fields that describe them. */
export const course = resource({
  name: 'course',
  path: 'course/lession',
  fields: courseFields,
  extra: {
    activityCount: z.number().int(),
    /** Days or sections, by the learn mode. */
    unitCount: z.number().int(),
    careers: z.array(option),
    tags: z.array(option),
    instructors: z.array(option),
  },
  detail: {
    abilityNames: z.array(option),
    /** The videos of the gallery by name; `picture` is where each can be played now. */
    galleryVideos: z.array(option),
    placed: z.array(placedActivity),
    instructorCards: z.array(instructor),
    /** How many learners a change of it reaches. */
    touched: z.number().int(),
  },
  filters: {
    title: search(),
    status: among(['draft', 'public', 'closed']),
    type: among(courseTypes),
    careerId: linked('career'),
    abilityId: linked('ability'),
    tagId: linked('tag'),
    activityId: linked('activity'),
    creatorId: linked('user'),
    instructorId: linked('staff'),
    updatedAt: range(),
    createdAt: range(),
  },
  sortable: ['updatedAt', 'createdAt', 'title'],
  machine: courseMachine,
  who: { read: staff, write: creators, options: staff },
  ownership: entrustedContent,
})

/** A draft of one's own with the same fields, places and rows. */
export const copyCourse = copyEndpoint(course)

export const courseEndpoints = {
  ...course.endpoints,
  /** All staff: an authorisation may let any of them edit what they did not make (E6). */
  update: { ...course.endpoints.update, who: staff },
  copy: copyCourse,
} as const

export type CourseRecord = DataOf<(typeof courseEndpoints)['get']>
