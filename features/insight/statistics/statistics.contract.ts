import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { day, id } from '#kit/contract/field.ts'
import type { Ownership } from '#kit/contract/ownership.ts'
import { totalCap } from '#kit/contract/page.ts'
import { boardRow, cardFigures, reflectionRow, starts, versionRow, whole } from './statistics.records.ts'

/** Learning data is the super administrator's, and teachers' where they host, teach or assist (R-menu). */
const base = { words: 'statistics', who: ['super_admin', 'teacher'] } as const
export const figuresOwnership: Ownership = {
  rows: [
    { who: ['super_admin'], reads: ['every'], edits: [] },
    { who: ['teacher'], reads: ['named', 'entrusted'], edits: [] },
  ],
}

const number = z.coerce.number()
const linked = number.pipe(id).optional()
/** A day in the installation's zone, `2026-11-22`. */
const on = day.optional()

/** Whose figures: those who began between two days, both included, and came by a course or a product. */
const filters = { courseId: linked, productId: linked, from: on, to: on }

export const boardSorts = ['learners', 'finished', 'score', 'title'] as const
export type BoardSort = (typeof boardSorts)[number]

/** Activities of one page. */
export const maxRows = 100

const boardQuery = z.strictObject({
  ...filters,
  title: z.string().trim().max(100).optional(),
  sort: z.enum(boardSorts).default('learners'),
  order: z.enum(['asc', 'desc']).default('desc'),
  pageNo: number.pipe(z.int().min(1).max(10_000)).default(1),
  pageSize: number.pipe(z.int().min(1).max(maxRows)).default(20),
})
export type BoardQuery = z.output<typeof boardQuery>

const infoQuery = z.strictObject({ ...filters, id: number.pipe(id), versionId: linked })
export type InfoQuery = z.output<typeof infoQuery>

/** Records whose latest changes are not in the figures yet; within a minute they are, where there are less than `totalCap`. */
const pending = z.number().int().max(totalCap)

export const statisticsEndpoints = {
  /** All activities together. */
  dashboard: endpoint({
    ...base,
    method: 'GET',
    path: '/course/statistics/dashboard',
    isForReplicas: true,
    query: z.strictObject(filters),
    data: whole.extend({ activities: z.number().int(), starts, pending }),
  }),
  /** Activities that somebody has begun, side by side. */
  board: endpoint({
    ...base,
    method: 'GET',
    path: '/course/statistics/activity-board',
    isForReplicas: true,
    query: boardQuery,
    data: z.object({ list: z.array(boardRow), total: z.number().int(), pending }),
  }),
  /** One activity, or one version of it, card by card. */
  info: endpoint({
    ...base,
    method: 'GET',
    path: '/course/statistics/activity-info',
    isForReplicas: true,
    about: { ownership: figuresOwnership, need: 'read' },
    query: infoQuery,
    data: z.object({
      id,
      title: z.string(),
      versions: z.array(versionRow),
      whole,
      starts,
      cards: z.array(cardFigures),
      abilities: z.array(
        z.object({
          abilityId: id,
          name: z.string(),
          learners: z.number().int(),
          /** 0 to 1. */
          mean: z.number().nullable(),
          /** The learners' own word, 1 to 5. */
          rating: z.number().nullable(),
        }),
      ),
      pending,
    }),
  }),
  /** What learners say of themselves, the last one first. */
  reflections: endpoint({
    ...base,
    method: 'GET',
    path: '/course/statistics/reflections',
    isForReplicas: true,
    about: { ownership: figuresOwnership, need: 'read' },
    query: z.strictObject({
      ...filters,
      activityId: number.pipe(id),
      pageNo: number.pipe(z.int().min(1).max(10_000)).default(1),
      pageSize: number.pipe(z.int().min(1).max(50)).default(10),
    }),
    data: z.object({ list: z.array(reflectionRow), total: z.number().int() }),
  }),
  /** The board as a sheet; with `id` the cards of one activity. */
  export: endpoint({
    ...base,
    method: 'POST',
    path: '/course/statistics/export',
    isForReplicas: true,
    log: 'nothing',
    effect: 'outside',
    answer: 'file',
    body: z.strictObject({
      courseId: id.optional(),
      productId: id.optional(),
      from: on,
      to: on,
      id: id.optional(),
      versionId: id.optional(),
    }),
    data: z.undefined(),
  }),
} as const
