import { havePartIds } from '#kit/card/card.ts'
import type { Score } from '#kit/card/verdict.ts'
import type { ChecklistCard, ChecklistItem, ChecklistResponse, Mark } from './checklist.schema.ts'

/** Whether an item counts as done: ticked, and with evidence where that is required. */
export function isDone({ evidence }: ChecklistItem, mark: Mark | undefined): boolean {
  if (!mark?.ticked) return false
  if (evidence === 'text') return mark.note.trim() !== ''
  return evidence === 'none' || mark.picture !== null
}

/**
 * The share of the required items that are done; of all items where none is required. What is optional costs nothing when
 * it is left, and what a learner added counts for nobody but the learner.
 */
export function scoreChecklist(card: ChecklistCard, responses: readonly ChecklistResponse[]): Score {
  const last = responses.at(-1)
  if (!last) return { scaled: null, passed: false, parts: [] }
  const marks = new Map(last.marks.map((mark) => [mark.id, mark]))
  const required = card.items.filter((item) => item.required)
  const counted = required.length > 0 ? required : card.items
  const done = counted.filter((item) => isDone(item, marks.get(item.id))).length
  const scaled = counted.length === 0 ? 0 : done / counted.length
  return { scaled, passed: required.length > 0 ? scaled === 1 : done > 0, parts: [] }
}

/** Whether the answer fits this list: its items, once each, with the evidence that they require. */
export function acceptsMarks(card: ChecklistCard, { marks, own }: ChecklistResponse): boolean {
  const items = new Map(card.items.map((item) => [item.id, item]))
  const fits = ({ id, note, picture }: Mark) => {
    const evidence = items.get(id)?.evidence
    if (evidence === undefined) return false
    return (note === '' || evidence === 'text') && (picture === null || evidence === 'picture')
  }
  const areOwn = own.every(({ id, text }) => !items.has(id) && text.trim() !== '')
  return (
    marks.every(fits) && havePartIds(marks) && areOwn && havePartIds(own) && (card.mayAdd || own.length === 0)
  )
}
