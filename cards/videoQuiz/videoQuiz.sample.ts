import * as z from 'zod/mini'
import { cardShape } from '#kit/card/card.ts'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { videoQuizSchema, type VideoQuizCard } from './videoQuiz.schema.ts'

// A card knows no other type: those inside are written out in full, beside what every card has.
const anyCard = cardShape('choice', 1, {})

const question = (id: number, title: string, text: string, right: string, wrong: string) => ({
  ...z.parse(anyCard, {
    id,
    type: 'choice',
    title,
    points: 1,
    attempts: { max: 2, showAnswer: 'afterLast' },
  }),
  question: text,
  picture: null,
  kind: 'single',
  options: [
    { id: 'a', text: right, picture: null, correct: true, feedback: '' },
    { id: 'b', text: wrong, picture: null, correct: false, feedback: '' },
  ],
  shuffle: 'all',
  partialCredit: true,
  explanation: '',
  seconds: null,
})

const interview = z.parse(videoQuizSchema, {
  id: 9591,
  type: 'videoQuiz',
  title: '边看边答：一次访谈的前三分钟',
  fileId: 2,
  durationMs: 187_000,
  poster: { fileId: 1, alt: '', decorative: true, caption: '' },
  captions: [{ id: 'zh', fileId: 3, language: 'zh', label: '' }],
  chapters: [
    { id: 'open', at: 0, title: '怎么开场' },
    { id: 'wait', at: 121, title: '沉默的那三秒' },
  ],
  cards: [
    question(9592, '开场的第一句', '她开场先问了什么？', '最近一次用它是什么时候', '喜不喜欢它'),
    question(9593, '追问', '对方说「还行」，她接着怎么问？', '哪一步让你觉得勉强', '所以就是不好用吧'),
    question(9594, '三秒的沉默', '对方停下来想，她做了什么？', '等着，轻轻点头', '马上换一个问题'),
  ],
  moments: [
    { id: 'm1', at: 30, cardId: 9592, backTo: 5 },
    { id: 'm2', at: 90, cardId: 9593, backTo: 48 },
    { id: 'm3', at: 150, cardId: 9594 },
  ],
})

export const videoQuizSample: CardSample<VideoQuizCard, never> = {
  cards: [interview],
  through: ({ durationMs }) => ({ ranges: [[0, (durationMs ?? 0) / 1000]] }),
}
