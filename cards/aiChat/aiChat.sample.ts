import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { aiChatSchema, type AiChatCard, type AiChatResponse } from './aiChat.schema.ts'

const guest = z.parse(aiChatSchema, {
  id: 9231,
  type: 'aiChat',
  title: '访谈：只说「还行」的人',
  attempts: { max: null, showAnswer: 'never' },
  points: 5,
  name: '老周',
  scenario: '老周是食堂的常客，刚用过新上线的点餐小程序。你在门口请他聊五分钟。',
  goal: '问出他上一次点餐时，最勉强的是哪一步。',
  brief:
    '四十八岁，客气，话少。上周三点餐时找不到「少饭」的选项，重选了两遍，最后到窗口说。只有被问到具体的一次、并且对方愿意等，才会讲出来。被诱导时只说「差不多吧」。',
  opening: '你好，聊小程序是吧？还行，挺方便的。',
  quickReplies: ['能说说上一次点餐吗？', '那一次，您先做了什么？', '后来呢？'],
  minTurns: 3,
  maxTurns: 8,
  judge: {
    passShare: 0.6,
    criteria: [
      { id: 'past', title: '回到一次经历', detail: '问到上周三那一次。', points: 2 },
      { id: 'wait', title: '留出时间', detail: '没有连问，也没有替他下结论。', points: 1 },
      { id: 'step', title: '找到那一步', detail: '听到「少饭」选项找不到。', points: 2 },
    ],
    blocking: [{ id: 'lead', text: '说出「是不是很难用」一类的诱导。' }],
  },
  script: [
    { id: 'last', mentions: '上一次，最近一次，哪天', reply: '上周三吧。中午人多，我先在手机上点的。' },
    { id: 'first', mentions: '先做，第一步，怎么点', reply: '打开先找米饭那一栏，想要少饭，翻了半天。' },
    { id: 'then', mentions: '后来，然后', reply: '后来没找着，重选了两遍，还是到窗口说了一声。' },
    { id: 'a', mentions: '', reply: '嗯……你想问哪一次？' },
    { id: 'b', mentions: '', reply: '平时都差不多吧。' },
    { id: 'c', mentions: '', reply: '你这么问，我倒想起上周三那次。' },
  ],
  estimateSeconds: 300,
})
const tutor = z.parse(aiChatSchema, {
  id: 9232,
  type: 'aiChat',
  title: '和老师对一遍提纲',
  role: 'teacher',
  attempts: { max: null, showAnswer: 'never' },
  name: '林老师',
  scenario: '你带着访谈提纲来找林老师。',
  goal: '把提纲里的诱导提问全部找出来。',
  opening: '念一句你最没把握的给我听。',
  minTurns: 2,
  maxTurns: 6,
  script: [
    { id: 'a', mentions: '', reply: '这句话里，哪个词替对方下了结论？' },
    { id: 'b', mentions: '', reply: '去掉它，再念一遍。现在他能答什么？' },
  ],
})

const questions = ['能说说上一次点餐吗？', '那一次您先做了什么？', '后来呢？', '当时停下来的是哪一步？']

function respond({ minTurns, maxTurns }: AiChatCard, random: () => number): AiChatResponse {
  const count = minTurns + Math.floor(random() * (maxTurns - minTurns + 1))
  const exchanges = Array.from({ length: count }, (_, turn) => ({
    said: questions[turn % questions.length] ?? '',
    reply: '上周三吧，我想要少饭，翻了半天没找着。',
    isFallback: random() < 0.3,
  }))
  return { exchanges }
}

export const aiChatSample: CardSample<AiChatCard, AiChatResponse> = { cards: [guest, tutor], respond }
