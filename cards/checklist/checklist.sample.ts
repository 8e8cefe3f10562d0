import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { emptyMarks, withMark } from './checklist.marks.ts'
import { checklistSchema, type ChecklistCard, type ChecklistResponse } from './checklist.schema.ts'

const before = z.parse(checklistSchema, {
  id: 9541,
  type: 'checklist',
  title: '访谈开始前',
  intro: '出门前对一遍，到了现场再看一眼。',
  points: 2,
  mayAdd: true,
  feedback: { correct: '准备好了，放心去吧。' },
  items: [
    { id: 'goal', text: '写下这次最想弄清的一件事', evidence: 'text' },
    { id: 'consent', text: '征得对方同意录音' },
    { id: 'seat', text: '摆好座位，拍一张照', evidence: 'picture' },
    { id: 'water', text: '准备两杯水', required: false },
  ],
})

const after = z.parse(checklistSchema, {
  id: 9542,
  type: 'checklist',
  title: '当天收尾',
  items: [
    { id: 'save', text: '把录音存到两个地方' },
    { id: 'three', text: '记下印象最深的三句话' },
    { id: 'thanks', text: '给对方发一条感谢' },
  ],
})

export const checklistSample: CardSample<ChecklistCard, ChecklistResponse> = {
  cards: [before, after],
  respond: (card, random) =>
    card.items.reduce(
      (response, { id, evidence }) =>
        withMark(response, id, {
          ticked: random() < 0.8,
          note: evidence === 'text' ? '他上一次放弃是因为什么' : '',
          picture: evidence === 'picture' && random() < 0.7 ? { fileId: 1, name: 'zuowei.jpg' } : null,
        }),
      emptyMarks,
    ),
}
