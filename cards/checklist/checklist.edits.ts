import { newPartId } from '#kit/card/card.ts'
import { partEdits } from '#kit/card/partEdits.ts'
import { maxItems, type ChecklistCard, type ChecklistItem } from './checklist.schema.ts'

const itemOf = (text: string): ChecklistItem => ({ id: newPartId(), text, required: true, evidence: 'none' })

export const itemEdits = partEdits('items', maxItems)

/** Puts an empty item behind the one at `index`. */
export const withNewItem = (card: ChecklistCard, index: number): ChecklistCard =>
  itemEdits.added(card, [itemOf('')], index)

/** Several lines pasted into the item at `index`: the first stays in it, each further one is an item of its own. */
export const withPastedLines = (
  card: ChecklistCard,
  index: number,
  lines: readonly string[],
): ChecklistCard => itemEdits.pasted(card, index, lines, itemOf)

/** The lines of a list as it is copied from elsewhere, without its bullets, boxes and numbers. */
export const linesOf = (pasted: string): string[] =>
  pasted
    .split(/\r?\n/)
    .map((line) =>
      line.replace(/^\s*(?:[-*•·▪◦☐☑✓✔]|\[[ xX]?\]|\d{1,3}[.)、])\s*(?:\[[ xX]?\]\s*)?/u, '').trim(),
    )
    .filter((line) => line !== '')
