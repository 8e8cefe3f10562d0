import { newPartId } from '#kit/card/card.ts'
import type { ChecklistResponse, Mark } from './checklist.schema.ts'

export const emptyMarks: ChecklistResponse = { marks: [], own: [] }

export const markOf = ({ marks }: ChecklistResponse, id: string): Mark =>
  marks.find((mark) => mark.id === id) ?? { id, ticked: false, note: '', picture: null }

export const withMark = (given: ChecklistResponse, id: string, change: Partial<Mark>): ChecklistResponse => ({
  ...given,
  marks: [...given.marks.filter((mark) => mark.id !== id), { ...markOf(given, id), ...change }],
})

export const withOwn = (given: ChecklistResponse, text: string): ChecklistResponse => ({
  ...given,
  own: [...given.own, { id: newPartId(), text: text.trim(), ticked: false }],
})

export const withOwnTicked = (given: ChecklistResponse, id: string, ticked: boolean): ChecklistResponse => ({
  ...given,
  own: given.own.map((each) => (each.id === id ? { ...each, ticked } : each)),
})

export const withoutOwn = (given: ChecklistResponse, id: string): ChecklistResponse => ({
  ...given,
  own: given.own.filter((each) => each.id !== id),
})
