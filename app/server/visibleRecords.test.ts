import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint, Endpoints } from '#kit/contract/endpoint.ts'
import { prefix } from '#kit/contract/envelope.ts'
import { seesEvery, tiesOf } from '#kit/contract/ownership.ts'
import { isAllowed, roles } from '#kit/contract/role.ts'
import { readSheet } from '#kit/sheet/server/readSheet.ts'
import type { Made, Sample, Relation, Sent } from '#kit/testing/server/sample.ts'
import { contracts } from '../contracts.ts'
import { samples } from './testing/samples.ts'
import type { Person, TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'

let app: TestApp
let other: Person
const people = new Map<string, Person>()

beforeAll(async () => {
  app = await startTestApp()
  await app.services.jobs.start(app.services)
  other = await app.person('super_admin', 'teacher')
  for (const role of roles) people.set(role, await app.person(role))
})
afterAll(() => app.close())

const personOf = (role: string) => people.get(role) ?? other
const sampled: Readonly<Record<string, Sample<string>>> = samples
const make = (feature: string, person: Person, relation: Relation): Promise<Made> =>
  sampled[feature]?.make({
    services: app.services,
    actorId: person.id,
    otherId: other.id,
    relation,
  }) ?? Promise.reject(new Error(feature))

async function sendTo(endpoint: Endpoint, sent: Sent, as: Person): Promise<Response> {
  return app.fetch(endpoint.method, prefix + endpoint.path, sent, as)
}

const envelope = z.object({ code: z.number(), data: z.unknown() })
const page = z.object({ list: z.array(z.object({ id: z.number() })) })
const options = z.array(z.object({ id: z.number() }))

/** The numbers of the records that a list, a picker or a sheet has. */
async function idsIn(verb: string, endpoint: Endpoint, as: Person): Promise<readonly number[]> {
  const body = verb === 'page' ? { pageSize: 200 } : {}
  const response = await sendTo(endpoint, endpoint.method === 'GET' ? {} : { body }, as)
  if (verb === 'export') {
    const sheet = await readSheet(Buffer.from(await response.arrayBuffer()))
    return (sheet?.rows ?? []).slice(1).map(([id]) => Number(id))
  }
  const { data } = envelope.parse(JSON.parse(await response.text()))
  return (verb === 'page' ? page.parse(data).list : options.parse(data)).map(({ id }) => id)
}

const endpointsOf = (verbs: Endpoints): [string, Endpoint][] => Object.entries(verbs)
const owned = Object.entries(contracts).flatMap(([feature, verbs]) => {
  const endpoints: Endpoints = verbs
  const { get, page: list } = endpoints
  // Lists of something else than what is opened are not of these records.
  const isPlain = get?.query?.safeParse({ id: 1 }).success && list?.body?.safeParse({}).success
  const isLimited = get?.about?.ownership.rows.some(({ reads }) => !reads.includes('every'))
  return get?.about && isPlain && isLimited ? [[feature, endpoints, get.about.ownership] as const] : []
})

test.each(owned)(
  'lists, pickers and sheets of %s have what may be opened',
  async (feature, verbs, ownership) => {
    const wrong: unknown[] = []
    for (const role of roles) {
      const person = personOf(role)
      const ties = tiesOf(ownership, 'reads', person)
      const made = new Map<Relation, number>()
      for (const relation of ['own', 'foreign', 'open'] as const)
        if (relation !== 'open' || ownership.rows.some(({ reads }) => reads.includes('open')))
          made.set(relation, (await make(feature, person, relation)).id)
      for (const verb of ['page', 'export', 'options']) {
        const endpoint = verbs[verb]
        if (!endpoint || !isAllowed(endpoint.who, person)) continue
        const ids = new Set(await idsIn(verb, endpoint, person))
        for (const [relation, id] of made) {
          const isSeen = seesEvery(ownership, person) || (relation !== 'foreign' && ties.has(relation))
          // A picker offers less than a list shows, and nothing beyond it but what is public.
          const isWrong =
            verb === 'options' ? relation === 'foreign' && ids.has(id) && !isSeen : isSeen !== ids.has(id)
          if (isWrong) wrong.push({ role, verb, relation, isSeen })
        }
      }
    }
    expect(wrong).toEqual([])
  },
)

/** Somebody for whom a record is there by this tie, and somebody else's is not. */
function whoSees({ about, who }: Endpoint): readonly [Person, Relation] | undefined {
  if (!about) return undefined
  for (const role of ['student', 'lx_designer', 'teacher']) {
    const person = personOf(role)
    const side = about.need === 'read' ? 'reads' : 'edits'
    const ties = tiesOf(about.ownership, side, person)
    const relation = (['own', 'named'] as const).find((tie) => ties.has(tie))
    if (isAllowed(who, person) && relation && !ties.has('every')) return [person, relation]
  }
  return undefined
}

const twofold = Object.entries(contracts).flatMap(([feature, verbs]) =>
  endpointsOf(verbs).flatMap(([verb, endpoint]) =>
    endpoint.about ? [[feature, verb, endpoint] as const] : [],
  ),
)

test.each(twofold)('%s.%s looks at each number that it is given', async (feature, verb, endpoint) => {
  const found = whoSees(endpoint)
  const call = sampled[feature]?.calls[verb]
  if (!found || !call) return
  const [person, relation] = found
  const mine = await make(feature, person, relation)
  const theirs = await make(feature, person, 'foreign')
  const scene = { services: app.services, actorId: person.id, otherId: other.id, relation }
  for (const [name, value] of Object.entries(theirs)) {
    if (typeof value !== 'number' || value === mine[name]) continue
    const sent = await call({ ...mine, [name]: value }, scene)
    const isSent = new RegExp(`[:[]${value}[,}\\]]`).test(JSON.stringify([sent.body, sent.query]))
    if (sent.body instanceof FormData || !isSent) continue
    const response = await sendTo(endpoint, sent, person)
    const { code } = envelope.parse(JSON.parse(await response.text()))
    expect({ name, isRefused: code !== 0 }).toEqual({ name, isRefused: true })
  }
})
