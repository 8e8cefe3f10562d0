import { newPartId } from '#kit/card/card.ts'
import { pairsIn, partEdits } from '#kit/card/partEdits.ts'
import { limits, maxItems, type Item, type SpeakCard } from './speak.schema.ts'

const itemOf = (text: string, prompt: string): Item => ({
  id: newPartId(),
  text,
  accepted: [],
  prompt,
  audio: null,
  picture: null,
})

export const itemEdits = partEdits('items', maxItems)

export const withNewItem = (card: SpeakCard, after: number): SpeakCard =>
  itemEdits.added(card, [itemOf('', '')], after)

/**
 * Two columns of a sheet, what is said and its translation, behind the item at `index`, or in its place where it is empty; the
 * card itself where the text is none.
 */
export function withPasted(card: SpeakCard, index: number, pasted: string): SpeakCard {
  const rows = pairsIn(pasted, limits.text)
  const here = card.items[index]
  if (!rows || !here) return card
  const isEmpty = here.text.trim() === '' && here.prompt.trim() === ''
  const behind = itemEdits.added(
    card,
    rows.slice(isEmpty ? 1 : 0).map(([text, prompt]) => itemOf(text, prompt)),
    index,
  )
  const [first] = rows
  return isEmpty && first ? itemEdits.changed(behind, here.id, { text: first[0], prompt: first[1] }) : behind
}
