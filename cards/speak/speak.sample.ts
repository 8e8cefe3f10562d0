import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { speakSchema, type SpeakCard, type SpeakResponse } from './speak.schema.ts'

const opening = z.parse(speakSchema, {
  id: 9681,
  type: 'speak',
  title: '开场三句，大声说',
  intro: '先听，再跟着说。说完会看到浏览器听懂了哪些词。',
  language: 'en-US',
  points: 2,
  attempts: { max: 3, showAnswer: 'afterLast' },
  items: [
    {
      id: 'k1',
      text: 'Thank you for taking the time.',
      accepted: ['Thanks for taking the time.'],
      prompt: '谢谢你抽时间来。',
    },
    {
      id: 'k2',
      text: 'May I record our conversation?',
      accepted: ['Can I record our conversation?'],
      prompt: '可以录音吗？',
    },
    {
      id: 'k3',
      text: 'It will take about 30 minutes.',
      prompt: '大约需要三十分钟。',
      picture: { fileId: 1, alt: '桌上的录音笔和本子。' },
      audio: 2,
    },
  ],
})

const answers = z.parse(speakSchema, {
  id: 9682,
  type: 'speak',
  title: '用一个词回答',
  language: 'zh-CN',
  mode: 'answer',
  threshold: 100,
  strict: true,
  points: 1,
  attempts: { max: 2, showAnswer: 'afterLast' },
  items: [
    { id: 'a1', text: '追问', accepted: ['继续问'], prompt: '顺着对方刚说的话再问一层，叫什么？' },
    { id: 'a2', text: '停顿', accepted: ['沉默'], prompt: '问完之后三秒不说话，叫什么？' },
  ],
})

export const speakSample: CardSample<SpeakCard, SpeakResponse> = {
  cards: [opening, answers],
  // Some say all of it, some leave a word out, and some cannot speak now.
  respond: (card, random) => {
    if (random() < 0.1) return { by: 'none' }
    if (random() < 0.2)
      return { by: 'self', items: card.items.map(({ id }) => ({ itemId: id, isRight: random() < 0.7 })) }
    return {
      by: 'recognition',
      items: card.items.map(({ id, text }) => ({
        itemId: id,
        heard: [random() < 0.6 ? text : text.slice(0, Math.ceil(text.length / 2))],
        tries: 1 + Math.floor(random() * Math.min(2, card.tries)),
      })),
    }
  },
}
