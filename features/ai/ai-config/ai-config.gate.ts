import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { sharedBy } from '#kit/contract/ownership.ts'
import { idQuery } from '#kit/contract/resource.ts'
import { superAdmins } from '#kit/contract/role.ts'
import { example, run } from './ai-config.debug.ts'

/** What holds where no configuration of a category is in use. */
export const defaultsJson = '{}'

/** A reference example with the last runs that count: those of the JSON in question, with the input as it is now. */
const gateRow = z.object({
  ...example.pick({ id: true, name: true, input: true, holds: true }).shape,
  /** By what is in use now, or by the defaults. */
  before: run.nullable(),
  /** By the configuration that is to be used. */
  after: run.nullable(),
})
export type GateRow = z.output<typeof gateRow>

const ids = z.array(id)

/** What stands between a configuration and its use. */
const gate = z.object({
  rows: z.array(gateRow),
  passed: ids,
  failed: ids,
  /** Left to somebody's eye. */
  open: ids,
  /** Never run as it is now, or changed since. */
  unrun: ids,
  /** Whether anybody is there to answer. */
  canRun: z.boolean(),
  /** null: the defaults hold. */
  inUse: z.object({ id, name: z.string(), json: z.string() }).nullable(),
})
export type Gate = z.output<typeof gate>

/** Whether every reference example passes; of none, all do. */
export const isPassed = ({ rows, passed }: Pick<Gate, 'rows' | 'passed'>): boolean =>
  passed.length === rows.length

export const gateEndpoints = {
  gate: endpoint({
    words: 'ai-config',
    method: 'GET',
    path: '/course/ai-config/gate',
    who: superAdmins,
    about: { ownership: sharedBy(superAdmins), need: 'read' },
    query: idQuery,
    data: gate,
  }),
} as const
