import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { contracts } from '../contracts.ts'

interface Leaf {
  readonly path: string
  readonly schema: z.core.$ZodType
}

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Every schema of a single value inside a request's; a pipe of single values is one of them. */
function leavesOf(schema: z.core.$ZodType, path: string, seen = new Set<unknown>()): Leaf[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const def: z.core.$ZodTypeDef & Readonly<Record<string, unknown>> = { ...schema._zod.def }
  if (def.type === 'lazy' && typeof def['getter'] === 'function') {
    const inner: unknown = def['getter']()
    return isSchema(inner) ? leavesOf(inner, path, seen) : []
  }
  const within = Object.entries(def).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'checks') return []
    if (name === 'shape' && typeof value === 'object' && value !== null)
      return Object.entries(value).map(([key, one]) => [`${path}.${key}`, one])
    return [value].flat().map((one) => [path, one])
  })
  const leaves = within.flatMap(([at, one]) => (isSchema(one) ? leavesOf(one, at, seen) : []))
  const isSingle = leaves.every((leaf) => leaf.path === path)
  return leaves.length === 0 || (def.type === 'pipe' && isSingle) ? [{ path, schema }] : leaves
}

const requests = Object.entries(contracts).flatMap(([feature, verbs]) =>
  Object.entries(verbs).flatMap(([verb, endpoint]: [string, Endpoint]) =>
    [endpoint.body, endpoint.query].flatMap((schema) =>
      schema ? leavesOf(schema, `${feature}.${verb}`) : [],
    ),
  ),
)

const takes = ({ schema }: Leaf, value: unknown) => z.safeParse(schema, value).success
/** Of records, of their changes, and of what is measured: no calendar is asked about them. */
const isNoMoment = ({ path }: Leaf) =>
  /(^|\.)(ids?|revision|\w*(Id|Ids|To)|done\.ms|compare\.(from|to)|size|number\.\w+|audio|presence\.move\.at)$/.test(
    path,
  )

test('every moment of a request lies in years that everybody counts alike', () => {
  const moments = requests.filter(
    (one) => takes(one, Date.parse('2026-11-22')) && !takes(one, 'x') && !isNoMoment(one),
  )
  expect(moments.length).toBeGreaterThan(100)
  const endless = moments.filter((one) => takes(one, 8.64e15) || takes(one, -1))
  expect(endless.map(({ path }) => path)).toEqual([])
})

test('every day of a request does, too', () => {
  const days = requests.filter((one) => takes(one, '2026-11-22') && !takes(one, 'no-day'))
  expect(days.length).toBeGreaterThan(5)
  const endless = days.filter((one) => takes(one, '9999-12-31') || takes(one, '0001-01-01'))
  expect(endless.map(({ path }) => path)).toEqual([])
})
