import { desc, eq, inArray } from 'drizzle-orm'
import type { DataOf } from '#kit/contract/endpoint.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import { textHash } from '#kit/secret/server/textHash.ts'
import { spokenText } from '#kit/cardText/spokenText.ts'
import { cardOf } from '#cards/index.ts'
import { everyCard } from '#deck/deck.document.ts'
import { voiceView } from '#features/ai/voice/server/voice.queries.ts'
import { readCards } from '#features/content/activity/server/record/deck.queries.ts'
import type { speechEndpoints, SpeechNeed, SpeechProgress } from '../speech.contract.ts'
import {
  cardSpeechTable as speech,
  speechTaskCardTable as taskCard,
  speechTaskTable as task,
} from './cardSpeech.table.ts'

type Planned = DataOf<typeof speechEndpoints.plan>['cards'][number]
type Row = typeof speech.$inferSelect

export interface SpeechRequest {
  readonly activityId: number
  /** Absent: whichever there is. */
  readonly voiceId?: number | undefined
  readonly speed: number
}

export const hundredths = (speed: number): number => Math.round(speed * 100)

/** The cards of an activity that can be read aloud, in their order, and what each of them needs. */
export async function planSpeech(call: Call, request: SpeechRequest): Promise<Planned[]> {
  const rows = await call.db.select().from(speech).where(eq(speech.activityId, request.activityId))
  const names = await voiceNames(call.db, rows)
  const files = await call.services.showFiles(
    call,
    rows.map(({ fileId }) => fileId),
  )
  const deck = await readCards(call.db, request.activityId)
  return everyCard(deck).flatMap(({ card }) => {
    const text = spokenText(cardOf(card.type).content, card)
    if (text === '') return []
    const ofCard = rows.filter(({ cardId }) => cardId === card.id)
    const hash = textHash(text)
    const row = ofCard.find((each) => each.textHash === hash)
    const file = row && files[row.fileId]
    const sound = row && file && soundOf(row, file, names)
    return [{ cardId: card.id, need: needOf(request, ofCard, row), sound: sound ?? null }]
  })
}

const soundOf = (
  { voiceId, speed }: Row,
  { url, durationMs }: { readonly url: string; readonly durationMs: number | null },
  names: ReadonlyMap<number, string>,
) => ({ url, durationMs, voiceId, voiceName: names.get(voiceId) ?? '', speed: speed / 100 })

function needOf({ voiceId, speed }: SpeechRequest, ofCard: readonly Row[], row: Row | undefined): SpeechNeed {
  if (!row) return ofCard.length > 0 ? 'text' : 'new'
  if (voiceId === undefined) return 'none'
  if (row.voiceId !== voiceId) return 'voice'
  return row.speed === hundredths(speed) ? 'none' : 'speed'
}

async function voiceNames(db: Db, rows: readonly Row[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(rows.map(({ voiceId }) => voiceId))]
  if (ids.length === 0) return new Map()
  const voices = await db
    .select({ id: voiceView.id, name: voiceView.name })
    .from(voiceView)
    .where(inArray(voiceView.id, ids))
  return new Map(voices.map(({ id, name }) => [id, name]))
}

/** How far a task is. */
export async function readTask(db: Db, taskId: number): Promise<SpeechProgress | undefined> {
  const [row] = await db.select({ id: task.id, status: task.status }).from(task).where(eq(task.id, taskId))
  if (!row) return undefined
  const cards = await db
    .select({ cardId: taskCard.cardId, outcome: taskCard.outcome, failure: taskCard.failure })
    .from(taskCard)
    .where(eq(taskCard.taskId, taskId))
    .orderBy(taskCard.position)
  return { ...row, cards }
}

/** The last task of an activity. */
export async function lastTask(db: Db, activityId: number): Promise<SpeechProgress | null> {
  const [row] = await db
    .select({ id: task.id })
    .from(task)
    .where(eq(task.activityId, activityId))
    .orderBy(desc(task.id))
    .limit(1)
  return row ? ((await readTask(db, row.id)) ?? null) : null
}
