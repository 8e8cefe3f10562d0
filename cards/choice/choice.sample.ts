import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { choiceSchema, type ChoiceCard, type ChoiceResponse } from './choice.schema.ts'

const multi = z.parse(choiceSchema, {
  id: 9101,
  type: 'choice',
  title: '追问：哪几句更好',
  question: '受访者说「还行吧」，下面哪几句追问更好？',
  kind: 'multi',
  shuffle: 'all',
  points: 2,
  hints: ['好的追问把人带回具体的一次经历。'],
  explanation: '回到最近一次的具体经历，比让对方评价更可靠。',
  feedback: {
    correct: '你听出了评价背后的经历。',
    partly: '方向对了，还差一句。',
    wrong: '这些问法替对方下了结论。',
  },
  options: [
    { id: 'a', text: '「能说说上一次用它是什么时候吗？」', correct: true, feedback: '回到具体的一次。' },
    { id: 'b', text: '「所以你觉得它不好用，对吗？」', feedback: '这是诱导，你替对方下了结论。' },
    { id: 'c', text: '「『还行』里面，最勉强的是哪一步？」', correct: true },
    { id: 'd', text: '「你会推荐给朋友吗？」', feedback: '假设的问题，得到的是客气话。' },
  ],
})

const single = z.parse(choiceSchema, {
  id: 9102,
  type: 'choice',
  title: '第一步做什么',
  question: '访谈开始前，最先要做的是什么？',
  points: 1,
  attempts: { max: 2, showAnswer: 'afterLast' },
  explanation: '没有要弄清的事，问得再好也用不上。',
  seconds: 30,
  options: [
    { id: 'a', text: '写下想弄清的一件事', correct: true },
    { id: 'b', text: '约好录音设备', feedback: '设备要紧，但先要知道为什么问。' },
    { id: 'c', text: '准备礼物' },
  ],
})

const judge = z.parse(choiceSchema, {
  id: 9103,
  type: 'choice',
  title: '沉默要马上打破吗',
  question: '对方沉默时，应当马上换一个问题。',
  kind: 'judge',
  points: 1,
  explanation: '沉默常常是在回想，等三秒再说。',
  options: [
    { id: 'true', feedback: '再等三秒，对方多半会说下去。' },
    { id: 'false', correct: true },
  ],
})

export const choiceSample: CardSample<ChoiceCard, ChoiceResponse> = {
  cards: [multi, single, judge],
  respond: (card, random) => {
    if (card.kind === 'multi') {
      const chosen = card.options.filter(() => random() < 0.5)
      const optionIds = (chosen.length > 0 ? chosen : card.options.slice(0, 1)).map(({ id }) => id)
      return { optionIds }
    }
    const one = card.options[Math.floor(random() * card.options.length)]
    return { optionIds: one ? [one.id] : [] }
  },
}
