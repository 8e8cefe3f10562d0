import { and, desc, eq, isNotNull, isNull, not, or, sql } from 'drizzle-orm'
import type { DataOf, QueryOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import { contains } from '#kit/resource/server/crud.query.ts'
import { bestOf } from '#kit/card/verdict.ts'
import { isOffered } from '#kit/data/server/exampleRecords.ts'
import type { Card } from '#cards/index.ts'
import { findCard } from '#deck/deck.document.ts'
import type { Deck } from '#deck/deck.document.ts'
import { redactDeck } from '#deck/deck.redact.ts'
import { lastVerdict, type Answer } from '#deck/deck.verdict.ts'
import { playable } from '#deck/deck.navigate.ts'
import { activityView, activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { isOpenToAll } from '#features/content/activity/server/openToAll.queries.ts'
import { enrolmentView, hasEnrolment } from '#features/learning/enrolment/server/enrolment.queries.ts'
import type { attemptEndpoints, CardResult } from '../attempt.contract.ts'
import { helpOffered } from '../attempt.ports.ts'
import { answersTo, fittingProgress, readStoredProgress } from './progress/learnerProgress.ts'
import type { StoredProgress } from './progress/learnerProgress.ts'
import { handedInIds } from './action/handedIn.ts'
import { learningTable } from './progress/learning.table.ts'
import { mixingFor } from './mixing.ts'
import { findSounds } from './findSounds.ts'
import { findLearning, openVersion } from './action/openLearning.ts'
import { seenCount, shown, learnRecordOf, versionColumns } from './course/shownActivity.ts'
import { shownFiles } from './action/shownFiles.ts'
import { learnerDeck } from './progress/versionDeck.ts'

const isEnrolled = hasEnrolment(
  { learnerId: learningTable.userId, activityId: activityView.id },
  isNull(enrolmentView.endedAt),
)

/** What is open to everybody, the newest first, and what this learner has begun and finds nowhere else. */
export async function listActivities(
  { db, actor }: Call,
  { pageNo, pageSize, keyword, language, only }: QueryOf<typeof attemptEndpoints.activities>,
): Promise<DataOf<typeof attemptEndpoints.activities>> {
  const rows = await db
    .select({ version: versionColumns, learning: learningTable, seenCount })
    .from(activityView)
    .innerJoin(activityVersionView, eq(activityVersionView.id, activityView.publishedVersionId))
    .leftJoin(
      learningTable,
      and(eq(learningTable.activityId, activityView.id), eq(learningTable.userId, actor.id)),
    )
    .where(
      and(
        isNotNull(activityView.publishedVersionId),
        isNull(activityView.deletedAt),
        or(
          and(isOpenToAll, isOffered('activity', activityView.id)),
          and(isNotNull(learningTable.id), not(isEnrolled)),
        ),
        only === 'begun' ? isNotNull(learningTable.id) : undefined,
        keyword ? contains(activityVersionView.title, keyword) : undefined,
        language ? sql`${activityVersionView.fields}->>'language' = ${language}` : undefined,
      ),
    )
    .orderBy(desc(activityView.publishedAt), desc(activityView.id))
    .limit(pageSize + 1)
    .offset((pageNo - 1) * pageSize)
  const list = rows.slice(0, pageSize).map(({ version, learning, ...row }) => ({
    ...shown(version),
    seenCount: row.seenCount,
    record: learning && learnRecordOf(learning),
  }))
  return { list, hasMore: rows.length > pageSize }
}

/** The version that this learner reads, with what was answered and nothing that is not to be known yet. */
export async function readActivity(
  call: Call,
  activityId: number,
): Promise<DataOf<typeof attemptEndpoints.activity>> {
  const { db, actor } = call
  const learning = await findLearning(db, actor.id, activityId)
  const versionId = learning?.versionId ?? (await openVersion(call, activityId))
  const version = await readVersion(db, versionId)
  const deck = await learnerDeck(db, { versionId, userId: actor.id })
  const cards = redactDeck(deck, mixingFor(call.services, actor.id))
  const stored = learning ? await readStoredProgress(db, learning) : nothing
  const results = resultsOf(deck, stored)
  const sounds = await findSounds(db, activityId, deck)
  const solved = playable(deck).filter(({ id }) => (results[id]?.verdict.solution ?? null) !== null)
  return {
    activity: {
      ...shown(version),
      seenCount: stored.progress.size,
      record: learning ? learnRecordOf(learning) : null,
    },
    versionId,
    cards,
    files: {
      ...(await shownFiles(call, cards, solved)),
      ...(await call.services.showFiles(call, [...handedInIds(deck, stored), ...Object.values(sounds)])),
    },
    sounds,
    progress: fittingProgress(deck, stored),
    results,
    position: learning?.position ?? null,
    help: await call.services.callPort(call, helpOffered, { activityId }),
  }
}

/** The last answer to a card, with what was said of it meanwhile. */
export async function readResult(
  { db, actor }: Call,
  { activityId, cardId }: QueryOf<typeof attemptEndpoints.result>,
): Promise<DataOf<typeof attemptEndpoints.result>> {
  const learning = (await findLearning(db, actor.id, activityId)) ?? refuse(kitFaults.notFound)
  const deck = await learnerDeck(db, learning)
  const { card } = findCard(deck, cardId) ?? refuse(kitFaults.notFound)
  const answers = answersTo(await readStoredProgress(db, learning), card)
  return { result: resultOf(card, answers) ?? null, record: learnRecordOf(learning) }
}

const nothing: StoredProgress = { progress: new Map(), answers: new Map() }

async function readVersion(db: Db, versionId: number) {
  const [version] = await db
    .select(versionColumns)
    .from(activityVersionView)
    .where(eq(activityVersionView.id, versionId))
  if (!version) throw new Error(`the version ${versionId} is not there`)
  return version
}

function resultsOf(deck: Deck, stored: StoredProgress): Record<string, CardResult> {
  const results = playable(deck).flatMap((card) => {
    const result = resultOf(card, answersTo(stored, card))
    return result ? [[String(card.id), result] as const] : []
  })
  return Object.fromEntries(results)
}

function resultOf(card: Card, answers: readonly Answer[]): CardResult | undefined {
  const verdict = lastVerdict(card, answers)
  return (
    verdict && {
      tries: answers.length,
      scaled: bestOf(answers.map(({ scaled }) => scaled)),
      passed: answers.some(({ passed }) => passed),
      response: answers.at(-1)?.response,
      verdict,
    }
  )
}
