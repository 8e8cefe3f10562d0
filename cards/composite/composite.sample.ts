import * as z from 'zod/mini'
import { cardShape } from '#kit/card/card.ts'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { compositeSchema, type CompositeCard } from './composite.schema.ts'

// A card knows no other type: those inside are written out in full, beside what every card has.
const anyCard = cardShape('choice', 1, {})

const question = (id: number, title: string, text: string, right: string, wrong: string) => ({
  ...z.parse(anyCard, { id, type: 'choice', title, points: 1 }),
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

const pool = z.parse(compositeSchema, {
  id: 9410,
  type: 'composite',
  title: '小测：问得开不开',
  intro: '从题库里为你抽三道题。每道都选更能让对方讲下去的那一句。',
  order: 'drawn',
  draw: 3,
  result: '没答对的那几句，下次访谈前再看一眼。',
  cards: [
    question(9411, '开场', '哪一句更适合开场？', '「最近一次用它是什么时候？」', '「你喜欢它吗？」'),
    question(9412, '追问', '对方说「还行」，接着问？', '「哪一步让你觉得勉强？」', '「所以就是不好用？」'),
    question(9413, '沉默', '对方停下来想，你该？', '等三秒，再轻轻点头', '马上换一个问题'),
    question(9414, '收尾', '哪一句更适合收尾？', '「还有什么我没问到的？」', '「没别的了吧？」'),
  ],
})

const steps = z.parse(compositeSchema, {
  id: 9420,
  type: 'composite',
  title: '两步练习',
  showResult: false,
  cards: [
    question(9421, '先听', '对方讲到一半停住了，先做什么？', '听完再问', '补完他的话'),
    question(9422, '再问', '听完以后，先问哪个？', '「当时发生了什么？」', '「为什么不早说？」'),
  ],
})

export const compositeSample: CardSample<CompositeCard, never> = { cards: [pool, steps] }
