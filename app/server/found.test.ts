import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint, Endpoints } from '#kit/contract/endpoint.ts'
import { prefix } from '#kit/contract/envelope.ts'
import { ties } from '#kit/contract/ownership.ts'
import { isAllowed, staff } from '#kit/contract/role.ts'
import type { Relation, Sample } from '#kit/testing/server/sample.ts'
import { searchEndpoints } from '#features/people/search/search.contract.ts'
import { contracts } from '../contracts.ts'
import { fillKinds, foundKinds, type FoundKind } from './testing/foundKinds.ts'
import { samples } from './testing/samples.ts'
import type { Person, TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'

let app: TestApp
let other: Person
const people = new Map<string, Person>()

beforeAll(async () => {
  app = await startTestApp()
  other = await app.person('super_admin', 'teacher')
  for (const role of staff) people.set(role, await app.person(role))
})
afterAll(() => app.close())

const personOf = (role: string): Person => people.get(role) ?? other

/** Own, somebody else's, and whatever else ties this kind to somebody. */
function relationsOf({ spec }: FoundKind): Relation[] {
  const readers = new Set(spec.resource.ownership.rows.flatMap(({ reads }) => reads))
  const others = ties.filter((tie) => tie !== 'every' && tie !== 'own').filter((tie) => readers.has(tie))
  return ['own', 'foreign', ...others]
}

const sampled: Readonly<Record<string, Sample>> = samples

/** The contract that opens a record of a kind, and how one is made. */
function callsOf({ kind, spec }: FoundKind): { readonly get: Endpoint; readonly sample: Sample } {
  const path = `/${spec.resource.path}/get`
  const [feature = '', verbs] =
    Object.entries<Endpoints>(contracts).find(([, { get }]) => get?.path === path) ?? []
  const sample = sampled[feature]
  if (!verbs?.['get'] || !sample) throw new Error(`no sample says how a record of ${kind} is made`)
  return { get: verbs['get'], sample }
}

let made = 0

/** A record that stands so to somebody, under a name that no other has. */
async function make(kind: FoundKind, person: Person, relation: Relation) {
  const { id } = await callsOf(kind).sample.make({
    services: app.services,
    actorId: person.id,
    otherId: other.id,
    relation,
  })
  made += 1
  // A whole code, where it is one.
  const name = `QX${String(made).padStart(14, '0')}`
  const { pool } = app.services.database
  await pool.query(`update "${kind.table}" set "${kind.label}" = $1 where id = $2`, [name, id])
  return { id, name }
}

const find = (text: string, as: Person, kinds?: readonly string[]) =>
  app.call(searchEndpoints.find, { as, body: { text, ...(kinds && { kinds: [...kinds] }) } })

async function mayRead(kind: FoundKind, id: number, as: Person): Promise<boolean> {
  if (!isAllowed(kind.spec.resource.endpoints.page.who, as)) return false
  const { get } = callsOf(kind)
  const response = await app.fetch('GET', prefix + get.path, { query: { id } }, as)
  const answer: { code: number } = JSON.parse(await response.text())
  return answer.code === 0
}

describe('the search of the console', () => {
  test('is not for learners', async () => {
    const student = await app.person('student')
    const { code } = await app.request(searchEndpoints.find, { as: student, body: { text: 'a' } })
    expect(code).toBe(1403)
  })

  test.each(foundKinds.map((kind) => [kind.kind, kind] as const))(
    'finds of %s what its reader may open, for every role, and nothing else',
    async (name, kind) => {
      const wrong: unknown[] = []
      for (const role of staff)
        for (const relation of relationsOf(kind)) {
          const person = personOf(role)
          const record = await make(kind, person, relation)
          const found = await find(record.name, person)
          const isFound = found.some(({ kind: one, id }) => one === name && id === record.id)
          const isReadable = await mayRead(kind, record.id, person)
          if (isFound !== isReadable) wrong.push({ role, relation, isFound, isReadable })
        }
      expect(wrong).toEqual([])
    },
  )

  test('finds an account by its user name, and tells it', async () => {
    const person = await app.person('teacher')
    const found = await find(person.username, personOf('super_admin'), ['user'])
    expect(found).toEqual([expect.objectContaining({ kind: 'user', id: person.id, note: person.username })])
  })

  test('finds what is called so before what only holds it', async () => {
    const [kind] = foundKinds.filter((one) => one.kind === 'tag')
    if (!kind) throw new Error('there are no tags')
    const admin = personOf('super_admin')
    const [exact, begins, holds] = [
      await make(kind, admin, 'own'),
      await make(kind, admin, 'own'),
      await make(kind, admin, 'own'),
    ]
    const name = async (id: number, text: string) =>
      app.services.database.pool.query('update tag set name = $1 where id = $2', [text, id])
    await name(exact.id, 'Vogelkunde')
    await name(begins.id, 'Vogelkunde heute')
    await name(holds.id, 'Über Vogelkunde')
    const found = await find('vogelkunde', admin, ['tag'])
    expect(found.map(({ name: called }) => called)).toEqual([
      'Vogelkunde',
      'Vogelkunde heute',
      'Über Vogelkunde',
    ])
  })
})

/** The statements that `work` sends through the pool, with their values. */
async function sentDuring(work: () => Promise<unknown>): Promise<{ text: string; values: unknown[] }[]> {
  const { pool } = app.services.database
  const sent: { text: string; values: unknown[] }[] = []
  const query = pool.query.bind(pool)
  const spy = (...args: unknown[]): unknown => {
    const [config, values] = args
    if (typeof config === 'object' && config !== null && 'text' in config)
      sent.push({ text: String(config.text), values: Array.isArray(values) ? values : [] })
    return Reflect.apply(query, pool, args)
  }
  Object.assign(pool, { query: spy })
  try {
    await work()
  } finally {
    Object.assign(pool, { query })
  }
  return sent
}

const indentOf = (line: string): number => line.search(/\S/)

/** The tables that a plan reads from end to end. What a rule of access looks up in other tables is that rule's, and no search's. */
function scannedIn(plan: readonly string[]): string[] {
  const found: string[] = []
  let below = Infinity
  for (const line of plan) {
    if (indentOf(line) <= below) below = /^\s*SubPlan \d+/.test(line) ? indentOf(line) : Infinity
    const table = /Seq Scan on (\w+)/.exec(line)?.[1]
    if (table && below === Infinity) found.push(table)
  }
  return found
}

test('a search among many records of every kind reads no table from end to end', async () => {
  const { pool } = app.services.database
  await fillKinds(pool, 3000)
  const scans: unknown[] = []
  for (const role of staff)
    for (const text of ['观鸟', '访谈', 'Interview 77', 'nowhere']) {
      const sent = await sentDuring(() => find(text, personOf(role)))
      const searches = sent.filter((one) => one.text.includes(' as found'))
      expect(searches.length).toBeGreaterThan(0)
      for (const { text: statement, values } of searches) {
        const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
          `explain (costs off) ${statement}`,
          values,
        )
        const read = scannedIn(rows.map((row) => row['QUERY PLAN']))
        const large = read.filter((table) => foundKinds.some((kind) => kind.table === table && !kind.isFew))
        if (large.length > 0) scans.push({ role, text, large })
      }
    }
  expect(scans).toEqual([])
})
