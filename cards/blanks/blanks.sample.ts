import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { shuffled } from '#kit/value/shuffle.ts'
import { blanksSchema, type BlanksCard, type BlanksResponse } from './blanks.schema.ts'
import { bankOf } from './blanks.score.ts'
import { markedIn } from '#kit/cardText/markedText.ts'

const bank = z.parse(blanksSchema, {
  id: 9331,
  type: 'blanks',
  title: '访谈的三个阶段',
  question: '选词填空：一次好的访谈是怎样展开的？',
  entry: 'bank',
  text: '开场时先说明[目的]，让对方放心。\n中段请对方讲一次具体的[经历]，再追问当时的[想法]。\n结束前留一点时间，请对方[补充]。',
  distractors: ['结论', '评价'],
  points: 2,
  hints: ['先事实，后原因。'],
  explanation: '先有具体的事，才谈得上当时怎么想。',
})

const typed = z.parse(blanksSchema, {
  id: 9332,
  type: 'blanks',
  title: '英文里的追问',
  question: '补全下面的追问。',
  text: 'Could you tell me [more|a bit more] about that?\nWhat happened [next|then|after that]?',
  points: 1,
  feedback: { correct: '问得很自然。' },
})

export const blanksSample: CardSample<BlanksCard, BlanksResponse> = {
  cards: [bank, typed],
  respond: (card, random) => {
    const words = shuffled(bankOf(card), Math.floor(random() * 2 ** 31))
    return { answers: markedIn(card.text).map((_gap, index) => words[index] ?? '') }
  },
}
