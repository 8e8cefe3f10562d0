import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { id } from '#kit/field.ts'
import { among, linked, pageBody, pageData, range, search } from '#kit/page.ts'
import { idQuery } from '#kit/resource.ts'
import { learningStatuses } from './learning.states.ts'

/** H3: one learner in one activity. */
export const studyRow = z.object({
  id,
  userId: id,
  userName: z.string(),
  activityId: id,
  activityTitle: z.string(),
  versionId: id,
  versionNumber: z.number().int(),
  status: z.enum(learningStatuses),
  startedAt: z.number().int(),
  lastAt: z.number().int(),
  finishedAt: z.number().int().nullable(),
  durationMs: z.number().int(),
  scaled: z.number().nullable(),
  points: z.number(),
  maxPoints: z.number(),
  stars: z.number().int(),
})

/** One answer as it was given and scored; appended, never overwritten. */
export const studyAnswer = z.object({
  id,
  cardId: id,
  cardType: z.string(),
  cardTitle: z.string(),
  attempt: z.number().int(),
  response: z.unknown(),
  scaled: z.number().nullable(),
  passed: z.boolean(),
  durationMs: z.number().int(),
  hintsUsed: z.number().int(),
  at: z.number().int(),
  /** null: scored by rule. */
  gradedBy: id.nullable(),
})

export const studyFilters = {
  userId: linked('user'),
  activityId: linked('activity'),
  status: among(learningStatuses),
  title: search(),
  startedAt: range(),
  lastAt: range(),
}

const words = 'learning'
/** Learning data is read by the super administrator, and by teachers where they are host. */
const readers = ['super_admin', 'teacher'] as const

export const studyEndpoints = {
  page: endpoint({
    words,
    method: 'POST',
    path: '/course/study/page',
    who: readers,
    effect: 'read',
    body: pageBody(studyFilters, ['lastAt', 'startedAt']),
    data: pageData(studyRow),
  }),
  get: endpoint({
    words,
    method: 'GET',
    path: '/course/study/get',
    who: readers,
    query: idQuery,
    data: studyRow.extend({ answers: z.array(studyAnswer) }),
  }),
} as const
