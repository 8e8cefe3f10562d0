import { eq } from 'drizzle-orm'
import type { Card } from '#cards/index.ts'
import { findCard } from '#deck/deck.document.ts'
import { judge, lastVerdict } from '#deck/deck.verdict.ts'
import type { BodyOf, DataOf } from '#kit/endpoint.ts'
import { kitFaults, refuse } from '#kit/fault.ts'
import type { Call } from '#kit/server/context.ts'
import type { learnEndpoints } from '#features/learn/learn.contract.ts'
import { learningFaults } from '../learning.faults.ts'
import { answersTo, readTraces } from './journey.ts'
import type { Traces } from './journey.ts'
import { openLearning } from './openLearning.ts'
import type { Learning } from './openLearning.ts'
import { responseTable } from './response.table.ts'
import { settle, toldOf } from './settle.ts'
import { versionDeck } from './versionDeck.ts'

type Body = BodyOf<typeof learnEndpoints.response>
type Data = DataOf<typeof learnEndpoints.response>

/** Scores an answer and keeps it for good. A repeated `clientId` has no second effect and the same answer. */
export async function answer(call: Call, body: Body): Promise<Data> {
  const learning = await openLearning(call, body.activityId)
  const deck = await versionDeck(call.db, learning.versionId)
  const { card } = findCard(deck, body.cardId) ?? refuse(kitFaults.notFound)
  const traces = await readTraces(call.db, learning)
  const repeated = await findRepeated(call, body, learning)
  if (repeated) return toldAgain(card, learning, traces, repeated.attempt)
  const before = answersTo(traces, card)
  const judgement = judge(
    card,
    body.response,
    before.map(({ scaled }) => scaled),
  )
  if (judgement.kind === 'refused') return refuseAnswer(judgement.reason)
  const { verdict, response, score } = judgement
  await keep(call, body, learning, {
    response,
    attempt: verdict.attempt,
    scaled: score.scaled,
    passed: score.passed,
  })
  const answers = new Map(traces.answers).set(card.id, [...before, { response, ...score }])
  const record = await settle(call, learning, deck, { ...traces, answers }, body.durationMs)
  return { ...verdict, record }
}

function refuseAnswer(reason: 'invalid' | 'closed'): never {
  if (reason === 'closed') refuse(learningFaults.noAttemptLeft)
  return refuse(kitFaults.invalid, { fields: { response: { namespace: 'kit', key: 'problems.invalid' } } })
}

/** Looked for behind the record's lock, so that two who send at once are one after the other. */
async function findRepeated({ db }: Call, { clientId, cardId }: Body, { userId, versionId }: Learning) {
  const [row] = await db.select().from(responseTable).where(eq(responseTable.clientId, clientId))
  const isTheirs = row?.learnerId === userId && row.activityVersionId === versionId && row.cardId === cardId
  if (row && !isTheirs) refuse(kitFaults.reusedKey)
  return row
}

function toldAgain(card: Card, learning: Learning, traces: Traces, attempt: number): Data {
  const verdict = lastVerdict(card, answersTo(traces, card).slice(0, attempt))
  if (!verdict) throw new Error('a kept answer is not among the answers')
  return { ...verdict, record: toldOf(learning) }
}

interface Scored {
  readonly response: unknown
  readonly attempt: number
  readonly scaled: number | null
  readonly passed: boolean
}

async function keep(
  { db, now }: Call,
  body: Body,
  { userId, versionId }: Learning,
  scored: Scored,
): Promise<void> {
  const { clientId, cardId, durationMs, hintsUsed } = body
  await db.insert(responseTable).values({
    ...scored,
    clientId,
    cardId,
    durationMs,
    hintsUsed,
    learnerId: userId,
    activityVersionId: versionId,
    at: now,
  })
}
