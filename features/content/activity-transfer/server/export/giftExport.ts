import { refuse } from '#kit/contract/fault.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { Call, FileAnswer } from '#kit/call/server/context.ts'
import { everyCard, numbersOf } from '#deck/deck.document.ts'
import { importFaults } from '../../activity-import.faults.ts'
import { importWords } from '../../activity-import.words.ts'
import { giftOf } from './gift/giftOf.ts'
import { fileName, type ExportSource } from './jsonExport.ts'
import { nameOf } from './lossRows.ts'
import { refuseLosses } from './refuseLosses.ts'

/**
 * Questions for Moodle, in GIFT. Cards that it has no counterpart of are refused by their places, unless the person has agreed to
 * leave them out; then the file names them at its head.
 */
export function giftExport(
  call: Call,
  { activity, cards }: Pick<ExportSource, 'activity' | 'cards'>,
  isPartial: boolean,
): FileAnswer {
  const numbers = numbersOf(cards)
  const found = everyCard(cards).map(({ card }) => ({ card, gift: giftOf(card) }))
  const left = found.filter(({ gift }) => gift === undefined)
  const names = left.map(({ card }) => nameOf(card, numbers))
  // With no cards at all there is nothing as well.
  if (left.length === found.length) refuse(importFaults.nothingToExport, { values: { format: 'GIFT' } })
  if (!isPartial) refuseLosses('GIFT', names)
  const head = names.map(
    (name) => `// ${call.translate(phrase(importWords, 'export.cardWithout', { name }))}\n`,
  )
  const written = found.flatMap(({ gift }) => (gift === undefined ? [] : [`${gift}\n`]))
  const text = [...(head.length > 0 ? [head.join('')] : []), ...written].join('\n')
  return { file: Buffer.from(text), type: 'text/plain', name: `${fileName(activity.title)}.gift` }
}
