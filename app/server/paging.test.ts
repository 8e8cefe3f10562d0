import '#kit/testing/server/bothDatabases.ts'
import { afterAll, afterEach, beforeEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { prefix } from '#kit/contract/envelope.ts'
import { columnsNamed, tieRows } from '#kit/testing/server/tieRows.ts'
import type { Sample } from '#kit/testing/server/sample.ts'
import { silentHost } from '#kit/testing/server/sample.ts'
import { contracts } from '../contracts.ts'
import { pagedTables } from './testing/pagedTables.ts'
import { samples } from './testing/samples.ts'
import type { Person, TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'

type Sort = readonly { readonly field: string; readonly order: 'asc' | 'desc' }[]

const sortOf = z.object({
  items: z.object({ properties: z.object({ field: z.object({ enum: z.array(z.string()) }) }) }),
})
const bodyOf = z.object({ properties: z.record(z.string(), z.unknown()) })
/** What `search()` takes. */
const searchOf = z.object({ type: z.literal('string'), maxLength: z.literal(100) })

/** Every call that reads on by `after`, with the fields that it is sorted and searched by. */
const paged = Object.entries(contracts).flatMap(([feature, verbs]) =>
  Object.entries(verbs).flatMap(([verb, endpoint]: [string, Endpoint]) => {
    const body = endpoint.body && z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' })
    const properties = bodyOf.safeParse(body).data?.properties ?? {}
    if (!('after' in properties)) return []
    const sortable = sortOf.safeParse(properties['sort']).data?.items.properties.field.enum ?? []
    const searched = Object.keys(properties).filter((name) => searchOf.safeParse(properties[name]).success)
    return [{ feature, verb, endpoint, sortable, searched }]
  }),
)

const orders = ['asc', 'desc'] as const

/** The usual order, each field rising and falling, and two fields against each other. */
function sortsOf(sortable: readonly string[]): (Sort | undefined)[] {
  const alone = sortable.flatMap((field) => orders.map((order) => [{ field, order }]))
  const pairs = sortable.slice(1).map((field, index) => [
    { field: sortable[index] ?? field, order: 'asc' as const },
    { field, order: 'desc' as const },
  ])
  return [undefined, ...alone, ...pairs]
}

let app: TestApp
let person: Person
let other: Person

beforeAll(async () => {
  app = await startTestApp({ AI_ALLOW_HOSTS: silentHost })
})
beforeEach(async () => {
  person = await app.person('super_admin')
  other = await app.person('super_admin', 'teacher')
})
afterEach(() => app.empty())
afterAll(() => app.close())

const sampled: Readonly<Record<string, Sample<string>>> = samples

const page = z.object({
  code: z.literal(0),
  data: z.object({
    list: z.array(z.object({ id: z.number() })),
    total: z.number().optional(),
    next: z.string().nullable(),
  }),
})

describe.each(paged)('$feature $verb', ({ feature, verb, endpoint, sortable }) => {
  test('shows every row exactly once to whoever reads on, in every order', async () => {
    const [table, arrange] = pagedTables[feature] ?? []
    const sample = sampled[feature]
    if (!table || !sample) throw new Error(`${feature} has no table in pagedTables`)
    const scene = { services: app.services, actorId: person.id, otherId: other.id, relation: 'own' as const }
    const made = await sample.make(scene)
    for (let count = 1; count < 10; count += 1)
      await sample.make({ ...scene, relation: count % 2 === 0 ? 'own' : 'foreign' })
    await arrange?.(scene, made)
    await tieRows(
      app.services.database.db,
      table,
      new Set([...sortable, 'updatedAt', 'createdAt', 'at', 'redeemedAt']),
    )
    const { body: usual } = (await sample.calls[verb]?.(made, scene)) ?? {}

    const read = async (position: object) => {
      const body = { ...z.looseObject({}).parse(usual), ...position }
      const response = await app.fetch(endpoint.method, prefix + endpoint.path, { body }, person)
      return page.parse(JSON.parse(await response.text())).data
    }
    for (const sort of sortsOf(sortable)) {
      const order = sort && { sort }
      const whole = await read({ ...order, pageSize: 200 })
      expect(whole.list.length).toBe(whole.total)
      // Rows and total can be asked for apart.
      expect(await read({ ...order, pageSize: 200, withTotal: false })).toEqual({
        list: whole.list,
        next: whole.next,
      })
      expect(await read({ ...order, pageSize: 0 })).toMatchObject({
        list: [],
        total: whole.total,
        next: null,
      })
      const total = whole.total ?? 0
      expect(total).toBeGreaterThan(4)
      const walked: number[] = []
      let after: string | null = null
      do {
        const here = await read({ ...order, pageSize: 3, ...(after !== null && { after }) })
        walked.push(...here.list.map(({ id }) => id))
        after = here.next
      } while (after !== null && walked.length <= total)
      expect({ sort, walked }).toEqual({ sort, walked: whole.list.map(({ id }) => id) })
    }
  })
})

test('a place that no row can have is refused', async () => {
  const page = contracts.order.page
  const places = [['x', 1], [1e300, 1], [null, 1], [0.005], [1, 1.5], ['\0', '\0'], {}, 'x']
  for (const place of places) {
    const after = Buffer.from(JSON.stringify(place)).toString('base64url')
    const body = { sort: [{ field: 'price' as const, order: 'asc' as const }], after }
    expect([place, (await app.request(page, { as: person, body })).code]).toEqual([place, 400])
  }
})

test('every column that a list is searched by has an index of bigrams', async () => {
  const { rows } = await app.services.database.pool.query<{ indexdef: string }>(
    'select indexdef from pg_indexes',
  )
  const indexes = rows.map(({ indexdef }) => indexdef.replaceAll('"', ''))
  const columns = paged.flatMap(({ feature, searched }) => {
    const [table] = pagedTables[feature] ?? []
    return table ? searched.flatMap((name) => columnsNamed(table, name)) : []
  })
  // What learners search by has no table among the lists.
  columns.push({ table: 'activity_version', column: 'title' })
  expect(columns.length).toBeGreaterThan(20)
  const bare = columns.filter(
    ({ table, column }) => !indexes.some((one) => one.includes(`.${table} USING gin (bigrams(${column}))`)),
  )
  // A code is found by how it begins.
  expect(bare).toEqual([{ table: 'exchange_code', column: 'code' }])
  expect(indexes.filter((one) => one.includes('gin_trgm_ops'))).toEqual([])
})
