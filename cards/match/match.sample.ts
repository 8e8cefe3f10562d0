import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { shuffled } from '#kit/value/shuffle.ts'
import { answersOf } from './match.answers.ts'
import { matchSchema, type MatchCard, type MatchResponse } from './match.schema.ts'

const questions = z.parse(matchSchema, {
  id: 9311,
  type: 'match',
  title: '问法与用途',
  question: '每一种问法最适合用来做什么？',
  points: 2,
  hints: ['想想对方听到后会怎么回答。'],
  explanation: '先用开放式问题打开话题，再用追问深入，最后用封闭式问题确认。',
  pairs: [
    { id: 'l4k9', text: '「说说上一次的经过吧」', answer: { id: 'x1p7', text: '打开话题' } },
    { id: 'w2c8', text: '「当时为什么这样选？」', answer: { id: 'g5m3', text: '弄清动机' } },
    { id: 'h7r1', text: '「您是说，周末才用，对吗？」', answer: { id: 't9v2', text: '确认理解' } },
  ],
  distractors: [{ id: 'n6z4', text: '争取时间' }],
})

const kinds = z.parse(matchSchema, {
  id: 9312,
  type: 'match',
  title: '数据分两类',
  question: '下面的数据是定性的还是定量的？',
  points: 1,
  pairs: [
    { id: 'd1', text: '访谈记录', answer: { id: 'q8', text: '定性' } },
    { id: 'd2', text: '点击次数', answer: { id: 'e3', text: '定量' } },
    { id: 'd3', text: '现场照片', answer: { id: 'y5', text: '定性' } },
    { id: 'd4', text: '完成时长', answer: { id: 'u0', text: '定量' } },
  ],
})

export const matchSample: CardSample<MatchCard, MatchResponse> = {
  cards: [questions, kinds],
  respond: (card, random) => {
    const answers = shuffled(answersOf(card), Math.floor(random() * 2 ** 31))
    return {
      links: card.pairs.map(({ id }, index) => ({ pairId: id, answerId: answers[index]?.id ?? '' })),
    }
  },
}
