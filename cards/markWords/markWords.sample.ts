import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { markWordsSchema, type MarkWordsCard, type MarkWordsResponse } from './markWords.schema.ts'
import { readText } from './markWords.units.ts'

const leading = z.parse(markWordsSchema, {
  id: 9341,
  type: 'markWords',
  title: '诱导性的问题',
  question: '标出访谈提纲里带有诱导的句子。',
  mode: 'sentences',
  text: '请讲讲你上一次买菜的经过。[你一定也觉得排队很烦吧？]当时身边还有谁？[我们的新功能很方便，对不对？]后来你做了什么？',
  points: 2,
  hints: ['诱导的问题里，已经藏着答案。'],
  explanation: '好的问题让对方讲经历，不替对方下判断。',
})

const mistakes = z.parse(markWordsSchema, {
  id: 9342,
  type: 'markWords',
  title: '英文里的小错',
  question: '找出写错的词。',
  mode: 'mistakes',
  text: 'Yesterday we [meet|met] three users in a small shop. Each of them [were|was] happy to talk about the last purchase.',
  points: 1,
})

const summary = z.parse(markWordsSchema, {
  id: 9343,
  type: 'markWords',
  title: '访谈的要点',
  question: '每一步选出最能概括的一句。',
  mode: 'summary',
  points: 1,
  steps: [
    {
      id: 's1',
      statements: [
        { id: 'k3v9ta', text: '先问具体的经历，再问原因。' },
        { id: 'w7q2pm', text: '先问原因，对方才会认真回答。' },
      ],
    },
    {
      id: 's2',
      statements: [
        { id: 'h5n8xe', text: '沉默也是在给对方时间。' },
        { id: 'd1c6zr', text: '一有沉默，就要马上换话题。' },
        { id: 'y4b0gs', text: '沉默说明问题太简单。' },
      ],
    },
  ],
})

export const markWordsSample: CardSample<MarkWordsCard, MarkWordsResponse> = {
  cards: [leading, mistakes, summary],
  respond: (card, random) => {
    if (card.mode === 'summary')
      return {
        marked: [],
        chosen: card.steps.map(
          ({ statements }) => statements[Math.floor(random() * statements.length)]?.id ?? '',
        ),
      }
    const { units } = readText(card)
    const some = units.filter(({ isRight }) => random() < (isRight ? 0.7 : 0.1)).map(({ from }) => from)
    return { marked: some.length > 0 ? some : units.slice(0, 1).map(({ from }) => from), chosen: [] }
  },
}
