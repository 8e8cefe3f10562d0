import fc from 'fast-check'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { send, signIn, startServer, type RunningServer } from './server.ts'

const rounds = Number(process.env['TORTURE_EDITORS'] ?? 25)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121)
const stale = 409

let dataDir: string
let server: RunningServer
let token: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-editors-'))
  server = await startServer(dataDir)
  token = await signIn(server)
})
afterAll(async () => {
  await server.kill('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

const cardIn = z.looseObject({ id: z.number(), title: z.string(), note: z.string() })
const activityIn = z.looseObject({
  title: z.string(),
  versionLabel: z.string(),
  revision: z.number(),
  cards: z.array(cardIn),
})
type Activity = z.output<typeof activityIn>

const fields = [
  'description',
  'careerId',
  'courseId',
  'tagIds',
  'cover',
  'competencyPoints',
  'hostTeacherIds',
  'partnerAgentId',
  'tutorAgentId',
  'language',
  'designMethod',
  'distribution',
]

async function sendTo(method: string, path: string, body?: unknown) {
  return send(server, method, path, { token, ...(body !== undefined && { body }) })
}
const read = async (id: number): Promise<Activity> =>
  activityIn.parse((await sendTo('GET', `course/activity/get?id=${id}`)).data)

async function makeActivity(): Promise<number> {
  const id = z.number().parse((await sendTo('POST', 'course/activity/create', { title: 'start' })).data)
  const cards = ['a', 'b', 'c'].map((title) => ({ type: 'text', title }))
  await sendTo('PUT', 'course/activity/content', { id, cards, revision: 1 })
  return id
}

/** One thing that an editor saves: a field of a card, a field of the activity, or the order. */
type Change =
  | { readonly kind: 'card'; readonly place: number; readonly field: 'title' | 'note' }
  | { readonly kind: 'field'; readonly field: 'title' | 'versionLabel' }
  | { readonly kind: 'swap' }

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    kind: fc.constant('card' as const),
    place: fc.nat({ max: 2 }),
    field: fc.constantFrom('title' as const, 'note' as const),
  }),
  fc.record({
    kind: fc.constant('field' as const),
    field: fc.constantFrom('title' as const, 'versionLabel' as const),
  }),
  fc.constant({ kind: 'swap' as const }),
)
/** Who acts, what they save, and whether they look before: an editor that does not works on what it read last. */
const step = fc.record({ who: fc.nat({ max: 1 }), change, looksFirst: fc.boolean() })

interface Saved {
  readonly id: number
  readonly base: Activity
}

async function save({ id, base }: Saved, what: Change, value: string) {
  const { revision } = base
  if (what.kind === 'field') {
    const rest = Object.fromEntries(fields.map((name) => [name, base[name]]))
    const own = { title: base.title, versionLabel: base.versionLabel, [what.field]: value }
    return sendTo('PUT', 'course/activity/update', { ...rest, ...own, id, revision })
  }
  const cards =
    what.kind === 'swap'
      ? base.cards.toReversed()
      : base.cards.map((card, place) => (place === what.place ? { ...card, [what.field]: value } : card))
  return sendTo('PUT', 'course/activity/content', { id, cards, revision })
}

/** Applies a change to what is expected to be on the server. */
function expected(state: Activity, what: Change, value: string): Activity {
  if (what.kind === 'field') return { ...state, [what.field]: value }
  if (what.kind === 'swap') return { ...state, cards: state.cards.toReversed() }
  return {
    ...state,
    cards: state.cards.map((card, place) => (place === what.place ? { ...card, [what.field]: value } : card)),
  }
}

const contentOf = ({ title, versionLabel, cards }: Activity) => ({
  title,
  versionLabel,
  cards: cards.map(({ id, title: name, note }) => ({ id, name, note })),
})

test(`two editors save in any order, ${rounds} times: what was answered as saved stands, the rest was told 409`, async () => {
  let refused = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
      const id = await makeActivity()
      let truth = await read(id)
      const bases = [truth, truth]
      for (const [index, { who, change: what, looksFirst }] of steps.entries()) {
        const base = looksFirst ? await read(id) : (bases[who] ?? truth)
        const value = `${who}${index}`
        const { code } = await save({ id, base }, what, value)
        // Whoever works on what another has changed since is told, and nothing is written.
        expect(code).toBe(base.revision === truth.revision ? 0 : stale)
        if (code === 0) truth = { ...expected(truth, what, value), revision: truth.revision + 1 }
        else refused += 1
        bases[who] = code === 0 ? truth : await read(id)
        expect(contentOf(await read(id))).toEqual(contentOf(truth))
      }
    }),
    { numRuns: rounds, seed, endOnFailure: true },
  )
  expect(refused).toBeGreaterThan(0)
}, 14_400_000)

test(`two editors save at the very same moment, ${rounds} times: one is answered, the other told`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const id = await makeActivity()
    const base = await read(id)
    const all = await Promise.all(
      [0, 1].map((place) => save({ id, base }, { kind: 'card', place, field: 'note' }, `n${place}`)),
    )
    expect(all.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, stale])
    const winner = all.findIndex(({ code }) => code === 0)
    const notes = (await read(id)).cards.map(({ note }) => note)
    expect(notes).toEqual([0, 1, 2].map((place) => (place === winner ? `n${place}` : '')))
  }
}, 14_400_000)
