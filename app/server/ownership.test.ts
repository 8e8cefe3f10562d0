import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint, Endpoints } from '#kit/contract/endpoint.ts'
import { prefix } from '#kit/contract/envelope.ts'
import { mayMove } from '#kit/contract/machine.ts'
import { ties, tiesOf } from '#kit/contract/ownership.ts'
import { isAllowed, roles } from '#kit/contract/role.ts'
import type { Made, Sample, Relation, Sent } from '#kit/testing/server/sample.ts'
import { absent, silentHost } from '#kit/testing/server/sample.ts'
import { makeSession } from '#features/people/session/server/makeSession.ts'
import { contracts } from '../contracts.ts'
import { samples } from './testing/samples.ts'
import type { Person, TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'

const expired = 403
const forbidden = 1403
const notFound = 404
const endpointsOf = (verbs: Endpoints): [string, Endpoint][] => Object.entries(verbs)
const actors = ['without roles', ...roles] as const

let app: TestApp
let other: Person
const people = new Map<string, Person>()

beforeAll(async () => {
  app = await startTestApp({ AI_ALLOW_HOSTS: silentHost })
  await app.services.jobs.start(app.services)
  other = await app.person('super_admin', 'teacher')
  for (const name of actors) people.set(name, await app.person(...roles.filter((role) => role === name)))
})
afterAll(() => app.close())

const personOf = (name: string): Person => people.get(name) ?? other

/** Every relation that a record may have to somebody, as far as this call distinguishes them. */
function relationsOf({ about }: Endpoint): Relation[] {
  const readers = new Set(about?.ownership.rows.flatMap(({ reads, edits }) => [...reads, ...edits]))
  const others = ties.filter((tie) => tie !== 'every' && tie !== 'own').filter((tie) => readers.has(tie))
  return ['own', 'foreign', ...others]
}

/** What the contract says that this person is answered about such a record: 0 is no refusal of access. */
function expected(endpoint: Endpoint, person: Person, relation: Relation, made: Made, sent: Sent): number {
  const { about, who } = endpoint
  if (!isAllowed(who, person)) return forbidden
  if (!about) return 0
  const { ownership } = about
  const has = (side: 'reads' | 'edits', without: readonly Relation[] = []) => {
    const personTies = tiesOf(ownership, side, person)
    return (
      personTies.has('every') ||
      (relation !== 'foreign' && personTies.has(relation) && !without.includes(relation))
    )
  }
  if (!has('reads')) return ownership.refusal?.code ?? notFound
  if (about.need === 'read') return 0
  if (about.need === 'edit') return has('edits') ? 0 : (ownership.refusal?.code ?? forbidden)
  if (about.need === 'manage') return has('edits', ['entrusted']) ? 0 : (ownership.refusal?.code ?? forbidden)
  return isMovable(endpoint, person, relation, made, sent) ? 0 : forbidden
}

const status = z.object({ status: z.string() })

function isMovable({ about }: Endpoint, person: Person, relation: Relation, made: Made, sent: Sent): boolean {
  if (about?.need !== 'move') return false
  const { machine, move: named } = about
  const from = machine.name === 'activity-platform' ? made['platformStatus'] : made.status
  const to = status.safeParse(sent.body).data?.status
  const leading = Object.entries(machine.moves).filter(
    ([name, move]) =>
      name === named || (named === undefined && move.to === to && move.from.includes(String(from))),
  )
  const creatorId = relation === 'own' ? person.id : other.id
  return leading.length === 0 || leading.some(([, move]) => mayMove(move, person, creatorId))
}

const envelope = z.object({ code: z.number(), message: z.string(), data: z.unknown() })

/** The code that was answered; bytes and events are 0. */
async function codeOf(endpoint: Endpoint, sent: Sent, as: Person): Promise<[number, string]> {
  const response = await app.fetch(endpoint.method, prefix + endpoint.path, sent, as)
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  if (isStream) await response.body?.cancel()
  const isFile = response.headers.get('content-disposition')?.startsWith('attachment') ?? false
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false
  if (isStream || isFile || !isJson) return [isStream ? 0 : response.status === 200 ? 0 : response.status, '']
  const { code, message, data } = envelope.parse(JSON.parse(await response.text()))
  return [code, `${message} ${JSON.stringify(data)}`]
}

/** A refusal of access, or 0 for every other answer; a request that is not valid shows nothing. */
const refusalIn = (code: number, refusals: readonly number[]) => (refusals.includes(code) ? code : 0)

const own = new Map<string, Promise<Made>>()

const sampled: Readonly<Record<string, Sample<string>>> = samples

describe.each(Object.entries(contracts))('%s', (feature, verbs) => {
  const sample = sampled[feature]
  if (!sample) throw new Error(`${feature} has no sample`)

  test.each(endpointsOf(verbs))(
    '%s is answered to everybody as its contract says',
    async (verb, endpoint) => {
      const wrong: unknown[] = []
      const askAs = async (name: string) => {
        for (const relation of [...relationsOf(endpoint), 'absent' as const]) {
          const person = personOf(name)
          const scene = {
            services: app.services,
            actorId: person.id,
            otherId: other.id,
            relation: relation === 'absent' ? ('foreign' as const) : relation,
          }
          const isIn = isAllowed(endpoint.who, person)
          // The roles are looked at before any record.
          if ((!endpoint.about || !isIn) && relation !== 'own') continue
          const key = `${feature} ${endpoint.about && isIn ? `${name} ${relation}` : 'any'}`
          const isReused = endpoint.effect === 'read' || !isIn
          const making = (isReused && own.get(key)) || sample.make(scene)
          if (isReused) own.set(key, making)
          const there = await making
          const made = relation === 'absent' ? absent(there) : there
          const sent = (await sample.calls[verb]?.(made, scene)) ?? {}
          const expectedCode =
            relation === 'absent' && isIn ? notFound : expected(endpoint, person, scene.relation, made, sent)
          const session = { ...person, token: await makeSession(app.services.database.db, person.id) }
          const [code, text] = await codeOf(endpoint, sent, session)
          const refusals = [
            400,
            expired,
            notFound,
            500,
            forbidden,
            endpoint.about?.ownership.refusal?.code ?? 0,
          ]
          const got = refusalIn(code, refusals)
          if (got !== expectedCode)
            wrong.push({ name, relation, expectedCode, code, text: text.slice(0, 200) })
        }
      }
      // Side by side: some calls wait before they give a provider up.
      await Promise.all(actors.map(askAs))
      expect(wrong).toEqual([])
    },
  )
})
