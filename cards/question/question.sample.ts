import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { questionSchema, type QuestionCard, type QuestionResponse } from './question.schema.ts'

const rewrite = z.parse(questionSchema, {
  id: 9201,
  type: 'question',
  title: '改写一句诱导的提问',
  prompt: '把这句话改写成不带诱导的提问：「你是不是觉得新版本更难用了？」',
  kind: 'long',
  grading: 'ai',
  points: 4,
  minLength: 6,
  maxLength: 200,
  rubric: [
    { id: 'open', title: '不带结论', detail: '没有替对方说出评价，也没有「是不是」。', points: 2 },
    { id: 'past', title: '回到一次经历', detail: '问的是最近一次具体使用，而不是总体印象。', points: 2 },
  ],
  sampleAnswer: '「上一次打开新版本时，你先做了什么？哪一步停得最久？」',
  explanation: '把评价换成经历，对方说的就是发生过的事。',
  hints: ['先想：他最近一次用它是在什么时候？'],
  estimateSeconds: 120,
})
const keywords = z.parse(questionSchema, {
  id: 9202,
  type: 'question',
  title: '一次访谈至少要听到什么',
  prompt: '写出一次访谈里最该听到的两样东西。',
  kind: 'short',
  grading: 'rule',
  points: 2,
  keywords: [
    { id: 'story', text: '经历', synonyms: ['故事', '例子'], points: 1 },
    { id: 'feel', text: '感受', synonyms: ['情绪', '心情'], points: 1 },
  ],
  sampleAnswer: '最近一次的经历，和当时的感受。',
  feedback: { correct: '两样都说到了。', partly: '还差一样。', wrong: '再想想：发生了什么？当时怎样？' },
})
const number = z.parse(questionSchema, {
  id: 9203,
  type: 'question',
  title: '样本够不够',
  prompt: '8 位受访者里有 6 位提到排队，占百分之几？',
  kind: 'number',
  grading: 'rule',
  points: 1,
  number: { value: 75, tolerance: 0.5, unit: '%' },
  explanation: '6 ÷ 8 = 0.75。',
})
const voice = z.parse(questionSchema, {
  id: 9204,
  type: 'question',
  title: '录一段开场白',
  prompt: '用你自己的话录一段访谈开场白，一分钟以内。',
  kind: 'audio',
  grading: 'person',
  points: 3,
  audioSeconds: 60,
  rubric: [{ id: 'calm', title: '说明来意', detail: '说了目的、时长和录音。', points: 1 }],
})

const texts = [
  '最近一次的经历和当时的感受。',
  '上一次用它是在什么时候？你先做了什么？',
  '听他讲一个完整的例子，再问心情。',
]

function respond({ kind }: QuestionCard, random: () => number): QuestionResponse {
  if (kind === 'number') return { number: Math.round(70 + random() * 10) }
  if (kind === 'audio') return { fileId: 1 + Math.floor(random() * 1000) }
  return { text: texts[Math.floor(random() * texts.length)] ?? '' }
}

export const questionSample: CardSample<QuestionCard, QuestionResponse> = {
  cards: [rewrite, keywords, number, voice],
  respond,
}
