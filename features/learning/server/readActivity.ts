import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { fileIdsOf } from '#deck/deck.document.ts'
import type { Deck } from '#deck/deck.document.ts'
import { redactDeck } from '#deck/deck.redact.ts'
import { lastVerdict } from '#deck/deck.verdict.ts'
import { playable } from '#deck/deck.walk.ts'
import type { DataOf, QueryOf } from '#kit/endpoint.ts'
import type { Call, Db } from '#kit/server/context.ts'
import { contains } from '#kit/server/crud.query.ts'
import { bestOf } from '#kit/verdict.ts'
import { activityTable } from '#features/activity/server/activity.table.ts'
import { activityVersionTable } from '#features/activity/server/activityVersion.table.ts'
import type { CardResult, learnEndpoints } from '#features/learn/learn.contract.ts'
import { answersTo, readTraces } from './journey.ts'
import type { Traces } from './journey.ts'
import { cardProgressTable } from './cardProgress.table.ts'
import { learningTable } from './learning.table.ts'
import { findLearning, openVersion } from './openLearning.ts'
import { toldOf } from './settle.ts'
import { versionDeck } from './versionDeck.ts'

type Version = typeof activityVersionTable.$inferSelect

const shown = ({
  activityId,
  title,
  fields,
  cardCount,
  seconds,
}: Pick<Version, 'activityId' | 'title' | 'fields' | 'cardCount'> & { readonly seconds: number }) => ({
  id: activityId,
  title,
  description: fields.description,
  cover: fields.cover,
  language: fields.language,
  cardCount,
  seconds,
})

const versionColumns = {
  activityId: activityVersionTable.activityId,
  title: activityVersionTable.title,
  fields: activityVersionTable.fields,
  cardCount: activityVersionTable.cardCount,
  seconds: sql<number>`(
    select coalesce(sum((card ->> 'estimateSeconds')::int), 0)::int
    from jsonb_array_elements(${activityVersionTable.cards}) as card
  )`,
}

const seenCount = sql<number>`(
  select count(*)::int from ${cardProgressTable}
  where ${cardProgressTable.learnerId} = ${learningTable.userId}
    and ${cardProgressTable.activityVersionId} = ${learningTable.versionId}
)`

/** Public activities of no course, the newest first, and hidden ones that this learner has begun. */
export async function listActivities(
  { db, actor }: Call,
  { pageNo, pageSize, keyword, language }: QueryOf<typeof learnEndpoints.activities>,
): Promise<DataOf<typeof learnEndpoints.activities>> {
  const rows = await db
    .select({ version: versionColumns, learning: learningTable, seenCount })
    .from(activityTable)
    .innerJoin(activityVersionTable, eq(activityVersionTable.id, activityTable.publishedVersionId))
    .leftJoin(
      learningTable,
      and(eq(learningTable.activityId, activityTable.id), eq(learningTable.userId, actor.id)),
    )
    .where(
      and(
        isNotNull(activityTable.publishedVersionId),
        isNull(activityTable.courseId),
        isNull(activityTable.deletedAt),
        or(eq(activityTable.status, 'public'), isNotNull(learningTable.id)),
        keyword ? contains(activityVersionTable.title, keyword) : undefined,
        language ? sql`${activityVersionTable.fields}->>'language' = ${language}` : undefined,
      ),
    )
    .orderBy(desc(activityTable.publishedAt), desc(activityTable.id))
    .limit(pageSize + 1)
    .offset((pageNo - 1) * pageSize)
  const list = rows.slice(0, pageSize).map(({ version, learning, ...row }) => ({
    ...shown(version),
    seenCount: row.seenCount,
    record: learning && toldOf(learning),
  }))
  return { list, hasMore: rows.length > pageSize }
}

/** The version that this learner reads, with what was answered and nothing that is not to be known yet. */
export async function readActivity(
  call: Call,
  activityId: number,
): Promise<DataOf<typeof learnEndpoints.activity>> {
  const { db, actor } = call
  const learning = await findLearning(db, actor.id, activityId)
  const versionId = learning?.versionId ?? (await openVersion(db, activityId))
  const version = await readVersion(db, versionId)
  const deck = await versionDeck(db, versionId)
  const traces = learning ? await readTraces(db, learning) : nothing
  return {
    activity: {
      ...shown(version),
      seenCount: traces.progress.size,
      record: learning ? toldOf(learning) : null,
    },
    versionId,
    cards: redactDeck(deck, actor.id),
    files: await call.services.showFiles(call, fileIdsOf(deck)),
    progress: Object.fromEntries(traces.progress),
    results: resultsOf(deck, traces),
    position: learning?.position ?? null,
  }
}

const nothing: Traces = { progress: new Map(), answers: new Map() }

async function readVersion(db: Db, versionId: number) {
  const [version] = await db
    .select(versionColumns)
    .from(activityVersionTable)
    .where(eq(activityVersionTable.id, versionId))
  if (!version) throw new Error(`the version ${versionId} is not there`)
  return version
}

function resultsOf(deck: Deck, traces: Traces): Record<string, CardResult> {
  const results = playable(deck).flatMap((card) => {
    const answers = answersTo(traces, card)
    const verdict = lastVerdict(card, answers)
    if (!verdict) return []
    const result = {
      tries: answers.length,
      scaled: bestOf(answers.map(({ scaled }) => scaled)),
      passed: answers.some(({ passed }) => passed),
      response: answers.at(-1)?.response,
      verdict,
    }
    return [[String(card.id), result] as const]
  })
  return Object.fromEntries(results)
}
