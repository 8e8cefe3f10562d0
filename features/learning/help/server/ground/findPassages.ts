import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { learnerNumbers } from '#features/learning/attempt/server/redacted.queries.ts'
import type { PassageKind } from '#features/ai/ai-config/help.kinds.ts'
import { versionsFor, type LearnerAt } from './begunBeside.ts'
import { metPassages, type Meeting } from './metPassages.ts'
import { passageTable } from './passage.table.ts'
import { searchedGrams } from './searchedGrams.ts'
import type { QuestionVector } from './questionVector.ts'
import { nearestPassages } from './vectorRows.ts'

/** As many as fit into a prompt beside the talk. */
const maxPassages = 6

/** A text that an answer may rely on; a card of the learner's can be gone to. */
export interface Passage {
  readonly id: number
  readonly kind: PassageKind
  readonly activityId: number | null
  readonly cardId: number | null
  readonly title: string
  /** As the learner's list of cards shows it; '' of a course. */
  readonly number: string
  readonly text: string
  /** Compared with the others of one search; 0: it is only near. */
  readonly score: number
}

export interface Question {
  readonly learning: LearnerAt
  /** The card that is open. */
  readonly cardId: number
  /** What was said. */
  readonly text: string
  /** What the open card says, for a question that says little. */
  readonly about?: string
  readonly limit?: number
  /** By which what means the same in other words is found too; see `questionVector`. */
  readonly vector?: QuestionVector | undefined
}

export interface Row extends Omit<Passage, 'number'> {
  readonly versionId: number | null
}

/**
 * What of the activity and its courses fits a question best, of what this learner has met; where nothing does, the card that they
 * met before the open one. The best first.
 */
export async function findPassages(db: Db, question: Question): Promise<readonly Passage[]> {
  const { learning, cardId, limit = maxPassages } = question
  const meeting = { learning, cardId, versionIds: await versionsFor(db, learning) }
  const shared = spread(await rankedPassages(db, meeting, question))
  const found = question.vector ? await joinNearest(db, meeting, shared, question.vector) : shared
  const rows = found.length > 0 ? found.slice(0, limit) : await lastMet(db, meeting)
  return numbered(db, learning, rows)
}

/** What shares less than this part of the best one's is about something else. */
const leastShare = 0.3
/** A card is found by the best of its pieces, and heard with one more. */
const piecesOfCard = 2

/** Passages from different cards, so that a long transcript does not crowd out the rest. */
function spread(rows: readonly Row[]): Row[] {
  const best = rows[0]?.score ?? 0
  const taken = new Map<string, number>()
  return rows.filter((row) => {
    const place = `${row.versionId} ${row.cardId} ${row.kind}`
    const before = taken.get(place) ?? 0
    taken.set(place, before + 1)
    return before < piecesOfCard && row.score >= best * leastShare
  })
}

/** So many are added or moved up by what they mean, those that are nearly as near as the nearest. */
const nearestAdded = 4
const nearlyAsNear = 0.9
/** Of two orders, a place counts the more the higher it is (reciprocal rank fusion). */
const worthOf = (place: number): number => 1 / (10 + place)

/** What shares characters and what means the same, in one order. */
async function joinNearest(
  db: Db,
  meeting: Meeting,
  shared: readonly Row[],
  { vector, model }: QuestionVector,
): Promise<Row[]> {
  const found = await nearestPassages(db, meeting, { vector, model, limit: nearestAdded })
  const near = found.filter(({ likeness }) => likeness >= (found[0]?.likeness ?? 0) * nearlyAsNear)
  const known = new Map(shared.map((row) => [row.id, row]))
  const added = await rowsOf(
    db,
    near.flatMap(({ id }) => (known.has(id) ? [] : [id])),
  )
  const places = new Map(near.map(({ id }, place) => [id, place]))
  return [...shared, ...added]
    .map((row, place) => {
      const nearAt = places.get(row.id)
      const score = (known.has(row.id) ? worthOf(place) : 0) + (nearAt === undefined ? 0 : worthOf(nearAt))
      return { ...row, score }
    })
    .toSorted((one, other) => other.score - one.score)
}

function rowsOf(db: Db, ids: readonly number[]): Promise<Row[]> | Row[] {
  if (ids.length === 0) return []
  const { id, kind, versionId, activityId, cardId, title, text } = passageTable
  return db
    .select({ id, kind, versionId, activityId, cardId, title, text, score: sql<number>`0` })
    .from(passageTable)
    .where(inArray(id, [...ids]))
}

const maxRanked = 60

/** By the neighbours of characters that they share with the question: the fewer passages have one, the more it counts. */
async function rankedPassages(
  db: Db,
  meeting: Meeting,
  { text, about }: Pick<Question, 'text' | 'about'>,
): Promise<Row[]> {
  const grams = searchedGrams(text, about)
  if (grams.length === 0) return []
  const names = sql.param(grams.map(({ gram }) => gram))
  const weights = sql.param(grams.map(({ weight }) => weight))
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    with ${metPassages(db, meeting)}, asked as (
      select * from unnest(${names}::text[], ${weights}::float8[]) as asked (gram, weight)
    ), hits as materialized (
      select id, gram, weight from found join asked on strpos(body, gram) > 0
    ), worth as (
      select gram, ln(1 + (select count(*) from found)::float8 / count(*)) as worth from hits group by gram
    ), scored as (
      select id, sum(weight * worth) as score from hits join worth using (gram) group by id
    )
    select found.id, kind, version_id as "versionId", activity_id as "activityId", card_id as "cardId", title, text, score
    from scored join found using (id) order by score desc, found.id limit ${maxRanked}`)
  return rows
}

/** The first piece of the card that was met before the open one, in the learner's order. */
async function lastMet(db: Db, meeting: Meeting): Promise<Row[]> {
  const { learning, cardId } = meeting
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    with ${metPassages(db, meeting)}
    select distinct on (card_id) id, kind, version_id as "versionId", activity_id as "activityId", card_id as "cardId", title, text, 0 as score
    from found where version_id = ${learning.versionId} and card_id <> ${cardId} order by card_id, id`)
  const order = [...(await learnerNumbers(db, learning)).keys()]
  const here = order.indexOf(cardId)
  const before = rows
    .map((row) => ({ row, at: row.cardId === null ? -1 : order.indexOf(row.cardId) }))
    .filter(({ at }) => at >= 0 && at < here)
    .toSorted((one, other) => other.at - one.at)
  return before.slice(0, 1).map(({ row }) => row)
}

async function numbered(db: Db, { userId }: LearnerAt, rows: readonly Row[]): Promise<Passage[]> {
  const versionIds = [...new Set(rows.flatMap(({ versionId }) => versionId ?? []))]
  const numbers = new Map<number, ReadonlyMap<number, string>>()
  for (const versionId of versionIds) numbers.set(versionId, await learnerNumbers(db, { versionId, userId }))
  return rows.map(({ versionId, ...row }) => {
    const ofVersion = versionId === null ? undefined : numbers.get(versionId)
    return { ...row, number: (row.cardId !== null && ofVersion?.get(row.cardId)) || '' }
  })
}
