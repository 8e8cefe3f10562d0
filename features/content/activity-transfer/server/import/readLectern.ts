import { safeParse } from 'zod/mini'
import { isObject } from '#kit/value/sameJson.ts'
import { readCard, type Card } from '#cards/index.ts'
import { deckSchema, maxCards } from '#deck/deck.schema.ts'
import type { DocumentActivity, DocumentFile } from '../../activityDocument.ts'
import { documentFormat, documentHead, documentVersion } from '../../activityDocument.ts'
import type { LossReason } from '../../documentBlock.ts'
import { excerpt, left, type DraftRow } from '../../report.ts'
import { ReadFailure } from '../../readFailure.ts'

export interface FoundActivity {
  readonly activity: DocumentActivity
  readonly abilities: readonly { readonly id: number; readonly name: string }[]
  readonly cards: readonly Card[]
  readonly rows: readonly DraftRow[]
  readonly files: readonly DocumentFile[]
}

/** A file that this product exported. Each card is read by its own type; what cannot be read is reported and left out. */
export function readLectern(json: string): FoundActivity {
  const document = headOf(json)
  const rows: DraftRow[] = []
  const cards: Card[] = []
  document.cards.forEach((stored, index) => {
    const card = cards.length < maxCards ? readOne(stored) : undefined
    const at = index + 1
    if (card) {
      cards.push(card)
      rows.push({ at, text: excerpt(card.title), outcome: 'taken', reason: null, cards: [cards.length] })
    } else rows.push(left(at, cards.length < maxCards ? 'brokenCard' : 'tooManyCards', titleOf(stored)))
  })
  if (safeParse(deckSchema, cards).success) return { ...document, cards, rows }
  const reason: LossReason = 'brokenDeck'
  return { ...document, cards: [], rows: rows.map(({ at, text }) => left(at, reason, text)) }
}

function headOf(json: string) {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new ReadFailure('broken')
  }
  if (!isObject(value) || value['format'] !== documentFormat) throw new ReadFailure('foreign')
  if (typeof value['version'] === 'number' && value['version'] > documentVersion)
    throw new ReadFailure('newer')
  const read = documentHead.safeParse(value)
  if (!read.success) throw new ReadFailure('broken')
  return read.data
}

function readOne(stored: unknown): Card | undefined {
  try {
    return readCard(stored)
  } catch {
    return undefined
  }
}

const titleOf = (stored: unknown): string =>
  isObject(stored) && typeof stored['title'] === 'string' ? stored['title'] : ''
