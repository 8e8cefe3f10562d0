import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { branchSchema, type BranchCard, type BranchResponse } from './branch.schema.ts'

const silence = z.parse(branchSchema, {
  id: 9440,
  type: 'branch',
  title: '对方沉默了',
  question: '访谈到第八分钟，受访者说完「其实后来我就不用了」，然后沉默。你怎么做？',
  attempts: { max: null, showAnswer: 'never' },
  points: 2,
  scoring: 'ending',
  options: [
    {
      id: 'wait',
      text: '等三秒，看着对方，轻轻点头',
      next: { to: 'ending', endingId: 'story' },
      feedback: '他喝了口水，自己讲了下去。',
    },
    {
      id: 'why',
      text: '「为什么不用了？是不是太难？」',
      next: { to: 'ending', endingId: 'polite' },
      feedback: '他愣了一下，说：「嗯，可能吧。」',
    },
    { id: 'hint', text: '先回去看一眼追问的方法', next: { to: 'card', cardId: 9430 } },
  ],
  endings: [
    {
      id: 'story',
      title: '你听到了真正的原因',
      text: '第三周换了手机，数据没有跟过来，他以为一切要从头开始。沉默给了他回想的时间。',
      score: 100,
    },
    {
      id: 'polite',
      title: '你得到一句客气话',
      text: '「可能吧」不是原因，是礼貌。答案藏在你的问题里时，对方只需要点头。',
      score: 40,
    },
  ],
})

const mood = z.parse(branchSchema, {
  id: 9441,
  type: 'branch',
  title: '从哪里开始',
  question: '这次你想先练哪一部分？',
  attempts: { max: null, showAnswer: 'never' },
  options: [
    { id: 'a', text: '先看例子', next: { to: 'card', cardId: 9442 } },
    { id: 'b', text: '直接练习', feedback: '好，遇到不确定的再回来看例子。' },
  ],
})

const path = z.parse(branchSchema, {
  id: 9443,
  type: 'branch',
  title: '第一句怎么问',
  question: '你准备这样开口：',
  attempts: { max: 1, showAnswer: 'never' },
  back: false,
  points: 1,
  scoring: 'path',
  options: [
    { id: 'a', text: '「能讲讲最近一次用它的经过吗？」', score: 10, feedback: '对方想了想，从上周二讲起。' },
    { id: 'b', text: '「你平时都怎么用？」', score: 5, feedback: '对方讲了个大概。' },
    { id: 'c', text: '「你觉得好用吗？」', feedback: '「还行。」对话停在了这里。' },
  ],
})

export const branchSample: CardSample<BranchCard, BranchResponse> = {
  cards: [silence, mood, path],
  respond: (card, random) => ({
    optionId: card.options[Math.floor(random() * card.options.length)]?.id ?? '',
  }),
}
