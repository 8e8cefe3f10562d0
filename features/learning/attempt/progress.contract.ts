import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { among, filterShape, linked, pageBody, pageData, range } from '#kit/contract/page.ts'
import { learningRecordReaders } from './learning.contract.ts'
import { paceMachine, paceStatuses } from './learning.machine.ts'

/** H3: one learner in one course, and how far. */
export const progressRow = z.object({
  /** Of the enrolment. */
  id,
  userId: id,
  userName: z.string(),
  courseId: id,
  courseTitle: z.string(),
  productTitle: z.string(),
  status: z.enum(paceStatuses),
  activityCount: z.number().int(),
  learnedActivities: z.number().int(),
  /** Whose own day is over and that are not learned. */
  lateActivities: z.number().int(),
  stars: z.number().int(),
  durationMs: z.number().int(),
  /** Day 1 in the learner's zone. */
  startsOn: z.string(),
  createdAt: z.number().int(),
  lastAt: z.number().int().nullable(),
})

const filters = {
  userId: linked('user'),
  courseId: linked('course'),
  productId: linked('product'),
  status: among(paceStatuses),
  createdAt: range(),
}

const sortable = ['createdAt'] as const
const base = { words: 'learning-status', who: learningRecordReaders, method: 'POST', effect: 'read' } as const

export const progressEndpoints = {
  page: endpoint({
    ...base,
    path: '/course/study/progress-page',
    body: pageBody(filters, sortable),
    data: pageData(progressRow),
  }),
  counts: endpoint({
    ...base,
    path: '/course/study/progress-counts',
    body: z.strictObject(filterShape(filters)),
    data: z.record(z.string(), z.number().int()),
  }),
} as const

/** As a list takes it; nobody makes or changes one by hand. */
export const progress = {
  name: base.words,
  filters,
  sortable,
  machine: paceMachine,
  endpoints: progressEndpoints,
} as const
