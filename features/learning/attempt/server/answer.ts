import { eq } from 'drizzle-orm'
import { safeParse } from 'zod/mini'
import type { BodyOf, DataOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Grader } from '#kit/card/grading.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import { cardOf } from '#cards/index.ts'
import type { Card } from '#cards/index.ts'
import { findCard } from '#deck/deck.document.ts'
import { graderOf, scoreAnswer, lastVerdict } from '#deck/deck.verdict.ts'
import { mustStillCount } from '#features/learning/enrolment/server/saleWindow.queries.ts'
import type { attemptEndpoints } from '../attempt.contract.ts'
import { learningFaults } from '../learning.faults.ts'
import { requestGrade } from './action/gradeAnswer.ts'
import { readActionTimestamp } from './action/readActionTimestamp.ts'
import { checkHandedIn } from './action/handedIn.ts'
import { answersTo, readStoredProgress } from './progress/learnerProgress.ts'
import type { StoredProgress } from './progress/learnerProgress.ts'
import { cardAnswered } from './attempt.events.ts'
import { openLearning } from './action/openLearning.ts'
import type { Learning } from './progress/learning.table.ts'
import { responseTable } from './progress/response.table.ts'
import { recomputeResult } from './action/recomputeResult.ts'
import { learnRecordOf } from './course/shownActivity.ts'
import { checkGrades } from './talk/talkLimit.ts'
import { readExchanges, type TalkPlace } from './talk/talk.queries.ts'
import { solutionFiles } from './action/shownFiles.ts'
import { learnerDeck } from './progress/versionDeck.ts'

type Body = BodyOf<typeof attemptEndpoints.response>
type Data = DataOf<typeof attemptEndpoints.response>

/** Scores an answer and saves it for good. A repeated `clientId` has no second effect and the same answer. */
export async function answer(call: Call, body: Body): Promise<Data> {
  const at = readActionTimestamp(call, body.done)
  const learning = await openLearning(call, body.activityId, at)
  const deck = await learnerDeck(call.db, learning)
  const { card } = findCard(deck, body.cardId) ?? refuse(kitFaults.notFound)
  const stored = await readStoredProgress(call.db, learning)
  const repeated = await findRepeated(call, body, learning)
  if (repeated) return repeatedAnswer(call, card, learning, stored, repeated.attempt)
  await mustStillCount(call, body.activityId, at)
  const before = answersTo(stored, card)
  const submitted = await withStoredExchanges(
    call.db,
    { learning, cardId: card.id, manner: 'card', round: before.length },
    card,
    body.response,
  )
  const scoring = scoreAnswer(card, submitted, before)
  if (scoring.kind === 'refused') return refuseAnswer(scoring.reason)
  const { verdict, response, score } = scoring
  const grader = score.scaled === null ? graderOf(card, response) : null
  if (grader === 'ai' || grader === 'aiThenPerson') await checkGrades(call, card.id)
  const fileIds = cardOf(card.type).answering.attachments(response)
  await checkHandedIn(call, card, fileIds)
  const responseId = await saveAnswer(call, body, learning, {
    at,
    response,
    attempt: verdict.attempt,
    scaled: score.scaled,
    passed: score.passed,
    grader,
  })
  if (fileIds.length > 0)
    await call.services.registerFileUses(call, {
      resource: 'response',
      resourceId: responseId,
      pictures: [],
      fileIds,
    })
  await call.services.events.emit(call, cardAnswered, { learning, card, responseId, at })
  await requestGrade(call, responseId, card, response)
  const answers = new Map(stored.answers).set(card.id, [...before, { response, ...score }])
  const record = await recomputeResult(
    call,
    learning,
    deck,
    { ...stored, answers },
    { at, spentMs: body.durationMs },
  )
  return { ...verdict, record, files: await solutionFiles(call, card, verdict.solution) }
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

async function repeatedAnswer(
  call: Call,
  card: Card,
  learning: Learning,
  stored: StoredProgress,
  attempt: number,
): Promise<Data> {
  const verdict = lastVerdict(card, answersTo(stored, card).slice(0, attempt))
  if (!verdict) throw new Error('a kept answer is not among the answers')
  const files = await solutionFiles(call, card, verdict.solution)
  return { ...verdict, record: learnRecordOf(learning), files }
}

/** The talk that the server has stored takes the place of the one that the answer claims. */
async function withStoredExchanges(db: Db, place: TalkPlace, card: Card, claimed: unknown): Promise<unknown> {
  const { answering, talking } = cardOf(card.type)
  const { success, data } = safeParse(answering.responseSchema, claimed)
  return success && talking.talks
    ? talking.withExchanges(card, data, await readExchanges(db, place))
    : claimed
}

interface Scored {
  readonly at: number
  readonly response: unknown
  readonly attempt: number
  readonly scaled: number | null
  readonly passed: boolean
  readonly grader: Grader | null
}

async function saveAnswer(
  { db }: Call,
  body: Body,
  { userId, versionId }: Learning,
  scored: Scored,
): Promise<number> {
  const { clientId, cardId, durationMs, hintsUsed } = body
  const [row] = await db
    .insert(responseTable)
    .values({
      ...scored,
      clientId,
      cardId,
      durationMs,
      hintsUsed,
      learnerId: userId,
      activityVersionId: versionId,
    })
    .returning({ id: responseTable.id })
  if (!row) throw new Error('the answer was not kept')
  return row.id
}
