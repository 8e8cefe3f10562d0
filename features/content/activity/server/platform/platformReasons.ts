import { eq } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import type { ReviewNote } from '#kit/contract/review.ts'
import { labelOf } from '#kit/http/server/answer.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { ReviewNotes } from '#kit/resource/server/crud.review.ts'
import type { Stored } from '#kit/resource/server/crud.ts'
import { phrase } from '#kit/i18n/words.ts'
import { numbersOf } from '#deck/deck.document.ts'
import { readDeck } from '#deck/deck.schema.ts'
import type { PlatformReason } from '../../activity.contract.ts'
import { platformWords } from '../../platform.words.ts'
import { activityVersionTable } from '../record/activityVersion.table.ts'

interface ReviewInput {
  readonly reason?: string | undefined
  readonly reasons?: readonly PlatformReason[] | undefined
}

/** What the platform says of the published version: of the whole, of a field, of a card that is in it (D12). */
export async function reviewNotesOf(call: Call, record: Stored, input: ReviewInput): Promise<ReviewNotes> {
  const { reason, reasons = [] } = input
  if (reason === undefined && reasons.length === 0) return { reason: undefined, notes: [] }
  const numbers = reasons.some((one) => 'cardId' in one) ? await cardNumbers(call, record) : new Map()
  const placed = reasons.map((one, index) => ({
    note: noteOf(one),
    place: placeOf(call, one, index, numbers),
  }))
  const general: readonly ReviewNote[] = reason === undefined ? [] : [{ field: null, text: reason }]
  const lines = placed.map(({ note: { text }, place }) =>
    call.translate(phrase(kitWords, 'review.pinned', { field: place, text })),
  )
  return {
    reason: [...general.map(({ text }) => text), ...lines].join('\n'),
    notes: [...general, ...placed.map(({ note }) => note)],
  }
}

const noteOf = (reason: PlatformReason): ReviewNote =>
  'cardId' in reason
    ? { field: null, cardId: reason.cardId, text: reason.text }
    : { field: reason.field, text: reason.text }

function placeOf(
  { translate }: Call,
  reason: PlatformReason,
  index: number,
  numbers: ReadonlyMap<number, string>,
): string {
  if ('field' in reason) return labelOf(reason.field, 'activity', translate)
  const number = numbers.get(reason.cardId)
  if (number !== undefined) return translate(phrase(platformWords, 'card', { number }))
  const path = `reasons.${index}.cardId`
  return refuse(kitFaults.invalid, { fields: { [path]: phrase(kitWords, 'problems.invalid') } })
}

async function cardNumbers({ db }: Call, record: Stored): Promise<ReadonlyMap<number, string>> {
  const versionId = Number(record['publishedVersionId'] ?? 0)
  const [version] = await db
    .select({ cards: activityVersionTable.cards })
    .from(activityVersionTable)
    .where(eq(activityVersionTable.id, versionId))
  return version ? numbersOf(readDeck(version.cards)) : new Map()
}
