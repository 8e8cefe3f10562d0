import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint, Endpoints } from '#kit/contract/endpoint.ts'
import { prefix } from '#kit/contract/envelope.ts'
import {
  startFakeProvider,
  type FakeProvider,
  type ReceivedCall,
} from '#kit/ai/server/testing/fakeProvider.ts'
import { isObject, valueAt } from '#kit/value/sameJson.ts'
import type { Phrases } from '#kit/i18n/words.ts'
import { loggedActions } from '#features/people/operation-log/operation-log.names.ts'
import { words } from '../words/all.ts'
import { contracts } from '../contracts.ts'
import { sampleRequestOf } from './testing/sampleRequests.ts'
import type { Sending, Stage } from './testing/sampleRequests.ts'
import { startTestApp } from './testing.ts'

const endpointsOf = (verbs: Endpoints): [string, Endpoint][] => Object.entries(verbs)
const changing = Object.entries(contracts)
  .flatMap(([feature, verbs]) =>
    endpointsOf(verbs).map(([verb, endpoint]) => [`${feature}.${verb}`, endpoint] as const),
  )
  .filter(([, { log }]) => log === 'change')

/** Moves that a job makes, in nobody's name. */
const jobMoves = ['begin', 'finish']

let fake: FakeProvider
let stage: Stage

/** A provider that answers each text with itself, marked. */
const translating = ({ messages }: ReceivedCall) => {
  const texts = /<texts>\n([^]*)\n<\/texts>/.exec(messages.at(-1)?.content ?? '')?.[1] ?? ''
  return { kind: 'reply', text: texts.replaceAll('"text":"', '"text":"译') } as const
}

beforeAll(async () => {
  fake = await startFakeProvider()
  fake.behave(translating)
  const app = await startTestApp({ AI_BASE_URL: fake.baseUrl, AI_MODEL: 'fake' })
  // Batches queue jobs, which change nothing in a person's name.
  await app.services.jobs.start(app.services)
  stage = { app, admin: await app.person('super_admin') }
})
afterAll(async () => {
  await stage.app.close()
  await fake.close()
})

interface Entry {
  readonly id: number
  readonly actorId: number | null
  readonly resource: string
  readonly resourceId: number
  readonly action: string
  readonly at: number
  readonly before: unknown
  readonly after: unknown
}

/** What the log has got since, the newest last. */
async function entriesSince(id: number): Promise<Entry[]> {
  const { rows } = await stage.app.services.database.pool.query<Entry>(
    `select id, actor_id "actorId", resource, resource_id "resourceId", action, at, "before", "after"
     from operation_log where id > $1 order by id`,
    [id],
  )
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    actorId: row.actorId === null ? null : Number(row.actorId),
    resourceId: Number(row.resourceId),
    at: Number(row.at),
  }))
}

const phrases: Readonly<Record<string, Phrases>> = words.en

const hasPhrase = (namespace: string, path: string): boolean =>
  valueAt(phrases[namespace], path) !== undefined

/** Whether the screen of the log has a label for this field. */
const isLabelled = (resource: string, key: string): boolean =>
  [resource, 'kit', 'operation-log'].some((namespace) => hasPhrase(namespace, `fields.${key}`))

async function send({ method, path }: Endpoint, { as = stage.admin, ...sent }: Sending): Promise<void> {
  const response = await stage.app.fetch(method, prefix + path, sent, as)
  const text = await response.text()
  if (response.headers.get('content-type')?.includes('json'))
    expect(JSON.parse(text)).toMatchObject({ code: 0 })
  else expect(response.status).toBe(200)
}

describe('the operation log (K3)', () => {
  test.each(changing)('records who did %s, when, and both sides of the change', async (name, endpoint) => {
    const sending = await sampleRequestOf(name)(stage)
    const mark = (await entriesSince(0)).at(-1)?.id ?? 0
    await send(endpoint, sending)
    const entries = await entriesSince(mark)
    expect(entries.length).toBeGreaterThan(0)
    for (const { actorId, at, resource, resourceId, action, before, after } of entries) {
      expect(actorId).toBe((sending.as ?? stage.admin).id)
      expect(Math.abs(Date.now() - at)).toBeLessThan(60_000)
      expect(resourceId).toBeGreaterThan(0)
      expect(before ?? after).not.toBeNull()
      expect(stage.app.services.records.resources).toContain(resource)
      expect(hasPhrase(resource, 'record')).toBe(true)
      expect(loggedActions).toContain(action)
      const keys = [before, after].flatMap((side) => (isObject(side) ? Object.keys(side) : []))
      expect(keys.filter((key) => !isLabelled(resource, key))).toEqual([])
    }
    const isThere = endpoint.method === 'PUT' && !name.endsWith('.restore')
    if (isThere) expect(entries.some(({ before, after }) => before !== null && after !== null)).toBe(true)
    if (endpoint.method === 'DELETE') expect(entries[0]?.before).not.toBeNull()
  })

  test('has a word for every move of every state table', () => {
    const files = import.meta.glob<Record<string, unknown>>('/features/**/*.machine.ts', { eager: true })
    const moves = Object.values(files)
      .flatMap((file) => Object.values(file))
      .flatMap((machine) => Object.keys(Object(valueAt(machine, 'moves'))))
    expect(moves.length).toBeGreaterThan(20)
    const named: readonly string[] = [...loggedActions, ...jobMoves]
    expect(moves.filter((move) => !named.includes(move))).toEqual([])
  })

  test('records no password, key, token or hash that is stored or was sent', async () => {
    const { rows: columns } = await stage.app.services.database.pool.query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and data_type = 'text' and table_name <> 'operation_log'
         and column_name ~ '(password|secret|token|credential|sealed|hash|session_key|api_key)'`,
    )
    expect(columns.length).toBeGreaterThan(5)
    const logged = JSON.stringify(await entriesSince(0))
    expect(logged).not.toMatch(/marked|demo-key|demo-secret|correct horse/)
    for (const { table, column } of columns) {
      const { rows } = await stage.app.services.database.pool.query<{ stored: string }>(
        `select distinct "${column}" as stored from "${table}" where length("${column}") > 5`,
      )
      const leaked = rows.filter(({ stored }) => logged.includes(stored))
      expect({ table, column, leaked }).toEqual({ table, column, leaked: [] })
    }
  })
})
