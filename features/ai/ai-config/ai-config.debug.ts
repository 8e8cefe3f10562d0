import { z } from 'zod'
import { aiErrorKinds } from '#kit/ai/aiWork.ts'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { idQuery } from '#kit/contract/resource.ts'
import { revision } from '#kit/contract/revision.ts'
import { superAdmins } from '#kit/contract/role.ts'
import { sharedBy } from '#kit/contract/ownership.ts'
import { expectationSchema, verdicts } from './ai-config.expectations.ts'
import { configCategories, configKinds } from './ai-config.kinds.ts'

/** In UTF-16 code units. */
export const maxInputLength = 20_000
export const maxRuns = 50
export const maxExamples = 50
export const maxExpectations = 10

/** How a run ended: whole, stopped by who listened, or why there is no answer. */
export const endings = ['done', 'stopped', ...aiErrorKinds] as const
export type Ending = (typeof endings)[number]

const count = z.number().int()

const runShape = {
  id,
  configId: id,
  exampleId: id.nullable(),
  creatorName: z.string(),
  createdAt: z.number().int(),
  /** The beginning of it, in a list. */
  input: z.string(),
  ending: z.enum(endings),
  inputTokens: count,
  outputTokens: count,
  /** Milliseconds to the first piece; null where none came. */
  firstMs: count.nullable(),
  totalMs: count,
  /** In yuan; null where no price is known. */
  cost: z.number().nullable(),
  verdict: z.enum(verdicts).nullable(),
} as const

/** One answer that was tried, in a list. */
export const run = z.object(runShape)
export type Run = z.output<typeof run>

/** The whole of it; `broken` are the places of what does not hold. */
export const wholeRun = z.object({
  ...runShape,
  json: z.string(),
  output: z.string(),
  broken: z.array(count),
})
export type WholeRun = z.output<typeof wholeRun>

/** A run that is not kept has the id null. */
const runEntry = z.object({ ...wholeRun.shape, id: id.nullable(), configId: id.nullable() })
export type RunEntry = z.output<typeof runEntry>

/** What somebody who tries hears: pieces, then how it ended. */
export const debugEvent = z.union([z.object({ piece: z.string() }), z.object({ run: runEntry })])
export type DebugEvent = z.output<typeof debugEvent>

const exampleShape = {
  name: z.string().trim().min(1).max(100),
  input: z.string().trim().min(1).max(maxInputLength),
  holds: z.array(expectationSchema).min(1).max(maxExpectations),
} as const

/** A reference example; with how it went last, and the time before. */
export const example = z.object({
  ...exampleShape,
  id,
  revision,
  last: run.nullable(),
  before: z.enum(verdicts).nullable(),
})
export type Example = z.output<typeof example>

const base = { words: 'ai-config', who: superAdmins } as const
const path = '/course/ai-config'
const ownership = sharedBy(superAdmins)
const ofConfig = z.strictObject({ configId: z.coerce.number().pipe(id) })

export const debugEndpoints = {
  /** Runs a configuration, as it is kept or as it is typed, against an input. */
  debug: endpoint({
    ...base,
    method: 'POST',
    path: `${path}/debug`,
    log: 'ownRow',
    effect: 'outside',
    answer: 'stream',
    limit: { max: 60, seconds: 60 },
    body: z.strictObject({
      /** Absent: nothing is kept, and `kind`, `category` and `json` say what is tried. */
      configId: id.optional(),
      kind: z.enum(configKinds).optional(),
      category: z.enum(configCategories).optional(),
      /** Absent: as it is kept. */
      json: z.string().max(20_000).optional(),
      /** Absent: that of the example. */
      input: z.string().trim().min(1).max(maxInputLength).optional(),
      exampleId: id.optional(),
    }),
    data: debugEvent,
  }),
  /** The last ones, the newest first, without those of examples. */
  runs: endpoint({
    ...base,
    method: 'GET',
    path: `${path}/runs`,
    about: { ownership, need: 'read' },
    query: ofConfig,
    data: z.array(run),
  }),
  run: endpoint({
    ...base,
    method: 'GET',
    path: `${path}/run`,
    about: { ownership, need: 'read' },
    query: idQuery,
    data: wholeRun,
  }),
  /** Somebody has looked at an answer that is judged by eye. */
  judge: endpoint({
    ...base,
    method: 'PUT',
    path: `${path}/judge`,
    about: { ownership, need: 'edit' },
    body: z.strictObject({ id, isGood: z.boolean() }),
    data: z.enum(verdicts),
  }),
  examples: endpoint({
    ...base,
    method: 'GET',
    path: `${path}/examples`,
    about: { ownership, need: 'read' },
    query: ofConfig,
    data: z.array(example),
  }),
  createExample: endpoint({
    ...base,
    method: 'POST',
    path: `${path}/create-example`,
    about: { ownership, need: 'edit' },
    effect: 'create',
    body: z.strictObject({ ...exampleShape, configId: id }),
    data: id,
  }),
  updateExample: endpoint({
    ...base,
    method: 'PUT',
    path: `${path}/update-example`,
    about: { ownership, need: 'edit' },
    body: z.strictObject({ ...exampleShape, id, revision }),
    data: revision,
  }),
  deleteExample: endpoint({
    ...base,
    method: 'DELETE',
    path: `${path}/delete-example`,
    about: { ownership, need: 'manage' },
    query: idQuery,
    data: z.literal(true),
  }),
} as const
