import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#kit/endpoint.ts'
import { prefix } from '#kit/envelope.ts'
import { emptyOf, fieldsIn, innerFields, type Field, type Fields } from '#kit/field.ts'
import { contracts } from '../contracts.ts'
import type { Sample, Scene } from './testing/sample.ts'
import { silentHost } from './testing/samples.ai.ts'
import { samples } from './testing/samples.ts'
import type { Person, TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'

let app: TestApp
let admin: Person
let other: Person

beforeAll(async () => {
  app = await startTestApp({ AI_ALLOW_HOSTS: silentHost })
  // What is saved may ask for a job.
  await app.services.jobs.start(app.services)
  admin = await app.person('super_admin')
  other = await app.person('lx_designer')
})
afterAll(() => app.close())

const sampleOf = (feature: string): Sample | undefined =>
  Object.entries(samples).find(([name]) => name === feature)?.[1]

/** Every call that takes a form. */
const calls = Object.entries(contracts).flatMap(([feature, verbs]) =>
  Object.entries(verbs).flatMap(([verb, endpoint]: [string, Endpoint]) =>
    endpoint.fields && (verb === 'create' || verb === 'update')
      ? [{ call: `${feature}.${verb}`, feature, verb, endpoint, fields: endpoint.fields }]
      : [],
  ),
)

type Body = Readonly<Record<string, unknown>>

/** What forms mark 'Optional' or 'before publishing'; a switch always holds something. */
const mayBeEmpty = ({ kind, required }: Field) => required !== 'save' && kind !== 'flag'

/** The same form with one field left empty, for each that may be; `courses.title` is left empty in every row. */
const emptyings = (fields: Fields): readonly (readonly [at: string, leave: (body: Body) => Body])[] =>
  fieldsIn(fields).flatMap(([name, field]) => {
    const own = [name, (body: Body) => ({ ...body, [name]: emptyOf(field.kind) })] as const
    const inRows = emptyings(innerFields(field) ?? {}).map(([key, leave]) => {
      const leaveAll = (rows: unknown) => (Array.isArray(rows) ? rows.map((row) => leave(Object(row))) : rows)
      return [`${name}.${key}`, (body: Body) => ({ ...body, [name]: leaveAll(body[name]) })] as const
    })
    return [...(mayBeEmpty(field) ? [own] : []), ...inRows]
  })

/** What the samples' own choices ask for: there the form's own editor says that it is needed, not optional. */
const askedFor: Readonly<Record<string, readonly string[]>> = {
  agent: ['baseUrl'],
  banner: ['pushTime', 'image'],
}

test.each(calls)('$call takes whatever its form calls optional left empty', async (one) => {
  const { feature, verb, endpoint, fields } = one
  const sample = sampleOf(feature)
  if (!sample) throw new Error(`${feature} has no sample`)
  const scene: Scene = { services: app.services, actorId: admin.id, otherId: other.id, standing: 'own' }
  const refused: string[] = []
  for (const [at, leave] of emptyings(fields)) {
    const sent = await sample.calls[verb]?.(await sample.make(scene), scene)
    const body = leave(Object(sent?.body))
    const response = await app.fetch(endpoint.method, prefix + endpoint.path, { body }, admin)
    const answer: { code: number } = JSON.parse(await response.text())
    if (answer.code !== 0) refused.push(at)
  }
  expect(refused).toEqual(askedFor[feature] ?? [])
})
