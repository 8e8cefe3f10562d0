import '#kit/testing/server/bothDatabases.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { prefix } from '#kit/contract/envelope.ts'
import { chooseMove, mayMove } from '#kit/contract/machine.ts'
import { tiesOf } from '#kit/contract/ownership.ts'
import { isAllowed, type Role } from '#kit/contract/role.ts'
import type { Grid, Name } from './testing/grids.ts'
import { actors, grids } from './testing/grids.ts'
import type { Person, TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'

const runs = Number(process.env['MOVES_RUNS'] ?? 2)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122)
const roleOf: Readonly<Record<Name, readonly Role[]>> = {
  super: ['super_admin'],
  admin: ['admin_designer'],
  owner: ['lx_designer'],
  other: ['lx_designer'],
  auditor: ['auditor'],
  teacher: ['teacher'],
  student: ['student'],
  nobody: [],
}

let app: TestApp
const people = new Map<Name, Person>()

beforeAll(async () => {
  app = await startTestApp()
  await app.services.jobs.start(app.services)
})
// Anew for each table: all of them together take longer than a confirmed sign-in lasts, and then a role asks for another one.
beforeEach(async () => {
  for (const name of actors) people.set(name, await app.person(...roleOf[name]))
})
afterAll(() => app.close())

interface Try {
  readonly who: Name
  readonly to: string
  readonly reason: string | undefined
}

/** A record as the state table knows it, moved by the table alone. */
interface Model {
  readonly status: string
  readonly revision: number
  readonly isApproved: boolean
  /** Who decided on it, and goes on seeing it. */
  readonly deciders: ReadonlySet<Name>
}

const personOf = (who: Name) => people.get(who) ?? { id: 0, username: '', roles: [], token: 'none' }
const underReview = ['reviewing', 'submitted']

function isSeen({ ownership, isOpen }: Grid, { status, deciders }: Model, who: Name): boolean {
  const ties = tiesOf(ownership, 'reads', personOf(who))
  if (ties.has('every') || (ties.has('own') && who === 'owner')) return true
  if (ties.has('open') && (isOpen || status === 'public')) return true
  if (ties.has('underReview') && underReview.includes(status)) return true
  return ties.has('decided') && deciders.has(who)
}

/** What one attempt is answered by itself, and the record after it. */
function step(grid: Grid, model: Model, { who, to, reason }: Try): { code: number; after: Model } {
  const refused = (code: number) => ({ code, after: model })
  const person = personOf(who)
  if (who === 'nobody' || !isAllowed(grid.who, person)) return refused(1403)
  if (!isSeen(grid, model, who)) return refused(grid.ownership.refusal?.code ?? 404)
  const creatorId = grid.isOwned === false ? null : personOf('owner').id
  const leading = Object.values(grid.machine.moves).filter((move) => move.to === to)
  // Whoever may never lead it there is told so in every state.
  if (leading.length > 0 && !leading.some((move) => mayMove(move, person, creatorId))) return refused(1403)
  const choice = chooseMove(grid.machine, { status: model.status, creatorId }, person, to, reason)
  if (choice.kind === 'forbidden') return refused(1403)
  if (choice.kind === 'reasonMissing') return refused(400)
  if (choice.kind === 'none') return refused(1001)
  if (grid.machine.moves[choice.name]?.guard && !model.isApproved) return refused(1005)
  const isDecision = choice.name === 'approve' || choice.name === 'reject'
  return {
    code: 0,
    after: {
      status: to,
      revision: model.revision + 1,
      isApproved: isDecision ? choice.name === 'approve' : model.isApproved,
      deciders: isDecision ? new Set([...model.deciders, who]) : model.deciders,
    },
  }
}

const answer = z.object({ code: z.number(), data: z.unknown() })

async function attempt(grid: Grid, id: number, revision: number, { who, to, reason }: Try): Promise<number> {
  const body = { id, status: to, revision, ...(reason !== undefined && { reason }) }
  const response = await app.fetch('PUT', `${prefix}/${grid.path}/update-status`, { body }, personOf(who))
  return answer.parse(JSON.parse(await response.text())).code
}

const row = z.object({ status: z.string(), revision: z.number(), reviewReason: z.string().optional() })

async function read(grid: Grid, id: number) {
  const response = await app.fetch('GET', `${prefix}/${grid.path}/get`, { query: { id } }, personOf('super'))
  return row.parse(answer.parse(JSON.parse(await response.text())).data)
}

/** What jobs do by themselves, which no person may: followed to its end. */
async function movedTo(grid: Grid, id: number, from: string): Promise<string> {
  let at = from
  for (let tries = 0; tries < 400 && (grid.moving ?? []).includes(at); tries += 1) {
    const { status } = await read(grid, id)
    if (status === at) await new Promise((resolve) => setTimeout(resolve, 25))
    else at = status
  }
  return at
}

/** Several try at once: at most one of them changes the record, and each is answered as the table says. */
async function tryTogether(grid: Grid, id: number, model: Model, tries: readonly Try[]): Promise<Model> {
  const codes = await Promise.all(tries.map((each) => attempt(grid, id, model.revision, each)))
  const alone = tries.map((each) => step(grid, model, each))
  const winner = codes.indexOf(0)
  expect({ winners: codes.filter((code) => code === 0).length, tries, codes }).toMatchObject({
    winners: alone.some(({ code }) => code === 0) ? 1 : 0,
  })
  const after = winner === -1 ? model : (alone[winner]?.after ?? model)
  tries.forEach((each, index) => {
    if (index === winner) return expect({ each, code: alone[index]?.code }).toEqual({ each, code: 0 })
    // Who came later finds the record as it is by then, and their revision stale.
    const later = step(grid, after, each).code
    // PostgreSQL looks at a row that it waited for as it is by then, and at everything else as it was.
    const between = step(grid, { ...after, deciders: model.deciders }, each).code
    const possible = winner === -1 ? [alone[index]?.code] : [alone[index]?.code, later, between, 409]
    expect(possible.filter((code) => code !== 0)).toContain(codes[index])
  })
  const { status, revision, reviewReason } = await read(grid, id)
  const status0 = await movedTo(grid, id, after.status)
  if (status0 === after.status) expect({ status, revision }).toMatchObject({ status: after.status })
  const reason = tries[winner]?.reason
  if (winner !== -1 && reviewReason !== undefined && after.deciders !== model.deciders)
    expect(reviewReason).toBe(reason ?? '')
  return { ...after, status: status0, revision: (await read(grid, id)).revision }
}

const attempts = (states: readonly string[]): fc.Arbitrary<readonly (readonly Try[])[]> =>
  fc.array(
    fc.array(
      fc.record({
        // Those who may do most try most, so that records come around.
        who: fc.oneof(
          fc.constantFrom('super' as const, 'owner' as const, 'auditor' as const),
          fc.constantFrom(...actors),
        ),
        to: fc.constantFrom(...states),
        reason: fc.option(fc.constantFrom('Say more', '说得再清楚一些'), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    { minLength: 6, maxLength: 12 },
  )

describe.each(Object.entries(grids))('the state table of %s', (_name, grid) => {
  test('holds whatever several people try, one after the other and at once', async () => {
    await fc.assert(
      fc.asyncProperty(attempts(Object.keys(grid.machine.states)), async (batches) => {
        const made = await grid.make(app.services, grid.machine.initial, personOf('owner').id)
        const { status, revision } = await read(grid, made.id)
        const isApproved = 'isApproved' in made && made.isApproved === true
        let model: Model = { status, revision, isApproved, deciders: new Set() }
        for (const tries of batches) model = await tryTogether(grid, made.id, model, tries)
      }),
      { numRuns: runs, seed, endOnFailure: true },
    )
  }, 14_400_000)
})
