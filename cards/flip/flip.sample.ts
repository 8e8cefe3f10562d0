import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { flipSchema, type FlipCard, type FlipResponse } from './flip.schema.ts'

const browse = z.parse(flipSchema, {
  id: 9551,
  type: 'flip',
  title: '他说的，和他没说的',
  intro: '先看正面，猜一猜背后的意思，再翻过来。',
  pairs: [
    {
      id: 'fine',
      front: { text: '「还行吧。」' },
      back: { text: '有一次不太行，问问是哪一次。' },
      tip: '评价的背后总有一次经历。',
    },
    {
      id: 'sometimes',
      front: { text: '「有时候要等一会儿。」' },
      back: { text: '等到不想再用了，问问最近一次等了多久。' },
    },
    {
      id: 'photo',
      front: { picture: { fileId: 1, alt: '受访者双臂交叉，身体往后靠。' } },
      back: { text: '问得太近了，先退一步。' },
    },
  ],
})

const repetition = z.parse(flipSchema, {
  id: 9552,
  type: 'flip',
  title: '访谈用语，记住它们',
  mode: 'repetition',
  shuffle: true,
  points: 3,
  attempts: { max: null, showAnswer: 'never' },
  pairs: [
    { id: 'open', front: { text: '开放式问题' }, back: { text: '不能用「是」或「不是」回答的问题' } },
    { id: 'probe', front: { text: '追问' }, back: { text: '顺着对方刚说的话再问一层' } },
    { id: 'lead', front: { text: '诱导' }, back: { text: '问题里已经藏着你想听的答案' } },
    {
      id: 'mirror',
      front: { text: '复述' },
      back: { text: '用对方的词把他的话再说一遍' },
      tip: '像镜子一样。',
    },
  ],
})

const typed = z.parse(flipSchema, {
  id: 9553,
  type: 'flip',
  title: '用西班牙语打招呼',
  mode: 'typed',
  points: 3,
  ignoreDiacritics: true,
  pairs: [
    { id: 'morning', front: { text: '早上好' }, back: { text: 'Buenos días' } },
    { id: 'thanks', front: { text: '谢谢' }, back: { text: 'Gracias', audio: 2 } },
    {
      id: 'how',
      front: { text: '你好吗？' },
      back: { text: '¿Cómo estás?' },
      accepted: ['¿Qué tal?', '¿Cómo está?'],
      tip: '两个词，第一个是「怎么」。',
    },
  ],
})

export const flipSample: CardSample<FlipCard, FlipResponse> = {
  cards: [browse, repetition, typed],
  respond: ({ mode, pairs }, random) => {
    if (mode === 'browse') return { mode }
    if (mode === 'typed') {
      const typedPairs = pairs.map(({ id, back }) => ({ id, text: random() < 0.6 ? back.text : 'no sé' }))
      return { mode, pairs: typedPairs }
    }
    const times = () => 1 + Math.floor(random() * 3)
    return { mode: 'graded', pairs: pairs.map(({ id }) => ({ id, known: random() < 0.8, times: times() })) }
  },
}
