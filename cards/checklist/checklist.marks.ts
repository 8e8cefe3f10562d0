import { newPartId } from '#kit/card/card.ts'
import type { ChecklistResponse, Mark } from './checklist.schema.ts'

export const emptyMarks: ChecklistResponse = { marks: [], own: [] }

export const markOf = ({ marks }: ChecklistResponse, id: string): Mark =>
  marks.find((mark) => mark.id === id) ?? { id, ticked: false, note: '', picture: null }

export const withMark = (
  response: ChecklistResponse,
  id: string,
  change: Partial<Mark>,
): ChecklistResponse => ({
  ...response,
  marks: [...response.marks.filter((mark) => mark.id !== id), { ...markOf(response, id), ...change }],
})

export const withOwn = (response: ChecklistResponse, text: string): ChecklistResponse => ({
  ...response,
  own: [...response.own, { id: newPartId(), text: text.trim(), ticked: false }],
})

export const withOwnTicked = (
  response: ChecklistResponse,
  id: string,
  ticked: boolean,
): ChecklistResponse => ({
  ...response,
  own: response.own.map((each) => (each.id === id ? { ...each, ticked } : each)),
})

export const withoutOwn = (response: ChecklistResponse, id: string): ChecklistResponse => ({
  ...response,
  own: response.own.filter((each) => each.id !== id),
})
