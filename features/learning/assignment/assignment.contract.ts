import { z } from 'zod'
import { endpoint, steppedUp } from '#kit/contract/endpoint.ts'
import { id, text } from '#kit/contract/field.ts'
import { maxCriteria, maxCriterionPoints } from '#kit/card/rubric.ts'
import { among, linked, range, search, yesNo } from '#kit/contract/page.ts'
import type { Ownership } from '#kit/contract/ownership.ts'
import { resource } from '#kit/contract/resource.ts'
import { revision } from '#kit/contract/revision.ts'
import { uploaded } from '#features/media/file/file.contract.ts'
import { assignmentMachine } from './assignment.machine.ts'
import { assignmentStatuses, results } from './assignment.states.ts'

const moment = z.number().int().nullable()
const share = z.number().nullable()
const mark = z.strictObject({
  id: z.string().max(100),
  points: z.number().int().min(0).max(maxCriterionPoints),
})

/** LIM-text. */
export const commentMax = 500
export const fileLimit = 10

export const criterion = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  points: z.number(),
})

export const feedback = z.object({
  result: z.enum(results),
  comment: z.string(),
  fileIds: z.array(id),
  rubric: z.array(mark),
  /** 0 to 1; null: no mark. */
  scaled: share,
  byName: z.string(),
  at: z.number().int(),
})

/** One work as it was handed in, and what was said of it. */
export const submission = z.object({
  responseId: id,
  attempt: z.number().int(),
  text: z.string(),
  fileIds: z.array(id),
  at: z.number().int(),
  feedback: feedback.nullable(),
  /** What an AI said of it before a person does. */
  proposed: z
    .object({
      scaled: share,
      comment: z.string(),
      parts: z.array(z.object({ id: z.string(), share: z.number() })),
    })
    .nullable(),
})
export type Submission = z.output<typeof submission>

/** Works are answered by super administrators, and by teachers where they are host, instructor or assistant. */
const readers = ['super_admin', 'teacher'] as const
export const workOwnership: Ownership = {
  rows: [
    { who: ['super_admin'], reads: ['every'], edits: ['every'] },
    { who: ['teacher'], reads: ['named', 'entrusted'], edits: ['named', 'entrusted'] },
  ],
}

/** H2: learners' works, and other answers that a person grades; they are made by learning, so some calls are left out below. */
export const assignment = resource({
  name: 'assignment',
  path: 'course/assignment',
  fields: {},
  extra: {
    productTitle: z.string(),
    activityId: id,
    activityTitle: z.string(),
    cardTitle: z.string(),
    dueAt: moment,
    submittedAt: moment,
    isLate: z.boolean(),
    /** How often it was handed in. */
    submissions: z.number().int(),
    replierId: id.nullable(),
    replierName: z.string(),
    replierAvatar: z.string(),
    repliedAt: moment,
  },
  detail: {
    /** What was asked, in plain words. */
    task: z.string(),
    rubric: z.array(criterion),
    /** What the card counts in its activity; 0: it is not scored. */
    points: z.number(),
    /** The newest first. */
    works: z.array(submission),
    files: z.array(uploaded),
  },
  filters: {
    cardTitle: search(),
    activityId: linked('activity'),
    creatorId: linked('user'),
    status: among(assignmentStatuses),
    courseId: linked('course'),
    productId: linked('product'),
    isLate: yesNo(),
    replierId: linked('user'),
    submittedAt: range(),
    repliedAt: range(),
  },
  sortable: ['updatedAt', 'createdAt', 'submittedAt', 'repliedAt', 'submissions', 'cardTitle'],
  machine: assignmentMachine,
  who: { read: readers, write: readers, options: readers },
  ownership: workOwnership,
})

const { page, get, counts, export: sheet } = assignment.endpoints

/** Somebody who does not approve says why. */
const isExplained = ({ result, comment }: { readonly result: string; readonly comment: string }) =>
  result === 'approved' || comment !== ''

export const feedbackBody = z
  .strictObject({
    id,
    result: z.enum(results),
    comment: text(commentMax, { required: 'never', multiline: true }).schema.default(''),
    /** Points for each criterion of the card's rubric. */
    rubric: z.array(mark).max(maxCriteria).default([]),
    /** 0 to 100, where the card has no rubric. */
    score: z.number().min(0).max(100).nullable().default(null),
    /** What the teacher uploaded for the learner. */
    files: z.array(id).max(fileLimit).default([]),
    revision,
  })
  .refine(isExplained, { path: ['comment'], params: { problem: 'required' } })

export const assignmentEndpoints = {
  page,
  get,
  counts,
  export: steppedUp(sheet),
  feedback: endpoint({
    words: 'assignment',
    method: 'PUT',
    path: '/course/assignment/feedback',
    about: { ownership: workOwnership, need: 'edit' },
    who: readers,
    body: feedbackBody,
    data: revision,
  }),
} as const
