import { z } from 'zod'
import { endpoint, steppedUp } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { among, linked, range, search } from '#kit/contract/page.ts'
import type { Ownership } from '#kit/contract/ownership.ts'
import { resource } from '#kit/contract/resource.ts'
import { learnModes, unlockModes } from '#features/content/course/course.fields.ts'
import { learningMachine, paceStatuses } from './learning.machine.ts'
import { abilityScore, resultShape, recordAnswer, recordDay, recordReflection } from './staff.records.ts'
import { learnMilestone, learnSection } from './learner.records.ts'
import { learningStatuses } from './learning.states.ts'

const moment = z.number().int()

/** Learning data is read by the super administrator, and by teachers where they are host, instructor or assistant. */
export const learningRecordReaders = ['super_admin', 'teacher'] as const
export const learningRecordOwnership: Ownership = {
  rows: [
    { who: ['super_admin'], reads: ['every'], edits: [] },
    { who: ['teacher'], reads: ['named', 'entrusted'], edits: [] },
  ],
}

/** H3: one activity of one enrolment of a learner, or an independent one. Nobody writes one from the console. */
export const learningRecord = resource({
  name: 'learning',
  path: 'course/study',
  fields: {},
  extra: {
    userId: id,
    userName: z.string(),
    userAvatar: z.string(),
    /** null: outside courses. */
    courseId: id.nullable(),
    courseTitle: z.string(),
    productId: id.nullable(),
    productTitle: z.string(),
    activityId: id,
    activityTitle: z.string(),
    /** The day or section, from 1. */
    unit: z.number().int().nullable(),
    /** null: it waits for what comes before. */
    unlockAt: moment.nullable(),
    dueAt: moment.nullable(),
    /** Its own day went by before it was learned. */
    isLate: z.boolean(),
    versionId: id.nullable(),
    versionNumber: z.number().int().nullable(),
    ...resultShape,
    /** On how many days. */
    dayCount: z.number().int(),
    scores: z.array(abilityScore),
  },
  detail: {
    days: z.array(recordDay),
    answers: z.array(recordAnswer),
    /** When the answers of before went, by the operator's rule; null: they did not. */
    answersForgottenAt: moment.nullable(),
    reflections: z.array(recordReflection),
  },
  filters: {
    title: search(),
    userId: linked('user'),
    courseId: linked('course'),
    status: among(learningStatuses),
    productId: linked('product'),
    activityId: linked('activity'),
    place: among(['course', 'independent']),
    startedAt: range(),
    lastAt: range(),
    createdAt: range(),
  },
  sortable: ['updatedAt', 'createdAt'],
  machine: learningMachine,
  who: { read: learningRecordReaders, write: learningRecordReaders, options: learningRecordReaders },
  ownership: learningRecordOwnership,
})

const { page, get, counts, export: sheet } = learningRecord.endpoints

const queryId = z.coerce.number().pipe(id)

/** One activity on a learner's path; `id` of its record, null where it has none yet. */
const pathActivity = z.object({
  ...resultShape,
  id: id.nullable(),
  activityId: id,
  title: z.string(),
  status: z.enum(learningStatuses),
  isLate: z.boolean(),
})

const pathUnit = z.object({
  unit: z.number().int(),
  /** Of a section; '' of a day. */
  title: z.string(),
  /** What is reached with it. */
  milestones: z.array(learnMilestone),
  status: z.enum(learningStatuses),
  opensAt: moment.nullable(),
  endsAt: moment.nullable(),
  activities: z.array(pathActivity),
})

export const learningRecordEndpoints = {
  page,
  get,
  counts,
  export: steppedUp(sheet),
  /** A learner's way through a course, day by day or section by section. */
  path: endpoint({
    words: 'learning',
    method: 'GET',
    path: '/course/study/path',
    about: { ownership: learningRecordOwnership, need: 'read' },
    who: learningRecordReaders,
    query: z.strictObject({ userId: queryId, courseId: queryId }),
    data: z.object({
      userName: z.string(),
      courseTitle: z.string(),
      learnMode: z.enum(learnModes),
      unlockMode: z.enum(unlockModes),
      status: z.enum(paceStatuses),
      /** Day 1 in the learner's zone. */
      startsOn: z.string(),
      timeZone: z.string(),
      redeemedAt: moment,
      units: z.array(pathUnit),
      /** Of a course by day; none: its days are not grouped. */
      sections: z.array(learnSection),
      /** The learner's local days on which something was done in this course. */
      days: z.array(recordDay),
      scores: z.array(abilityScore),
    }),
  }),
} as const
