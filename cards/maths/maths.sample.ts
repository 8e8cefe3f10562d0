import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { mathsSchema, type MathsCard, type MathsResponse } from './maths.schema.ts'

const number = z.parse(mathsSchema, {
  id: 9871,
  type: 'maths',
  title: '平均速度',
  question: '一列火车用 {t} 小时行驶了 {s} 公里，它的平均速度是多少？',
  values: 't = 2..5\np = 60..120 step 5\ns = p*t',
  answer: 's/t',
  tolerance: 'figures',
  margin: 3,
  unitMode: 'asked',
  units: 'km/h, m/s = 3.6',
  mistakes: [{ id: 'inverse1', answer: 't/s', feedback: '路程和时间的位置颠倒了。' }],
  hints: ['速度是每小时走过的路程。'],
  explanation: '$\\frac{{s}}{{t}}={s/t}$，单位是 km/h。',
  points: 2,
})

const formula = z.parse(mathsSchema, {
  id: 9872,
  type: 'maths',
  title: '展开',
  question: '展开 $(x+{a})(x-{b})$。',
  kind: 'formula',
  values: 'a = 2..9\nb = 1..6\na != b',
  form: 'expanded',
  answer: 'x^2+(a-b)x-a b',
  mistakes: [{ id: 'signs001', answer: 'x^2+(b-a)x-a b', feedback: '注意一次项的符号。' }],
  explanation: '一次项的系数是 ${a}-{b}={a-b}$，常数项是 $-{a*b}$。',
  points: 1,
})

const plain = z.parse(mathsSchema, {
  id: 9873,
  type: 'maths',
  title: '求导',
  question: '求 $f(x)=\\frac{x^3}{3}+\\sin x$ 的导数。',
  kind: 'formula',
  answer: 'x^2+cos(x)',
  mistakes: [{ id: 'minus001', answer: 'x^2-cos(x)', feedback: 'sin 的导数没有负号。' }],
  points: 1,
})

export const mathsSample: CardSample<MathsCard, MathsResponse> = {
  cards: [number, formula, plain],
  respond: (card, random) => {
    const isRight = random() < 0.6 && card.values === ''
    const unit = card.unitMode === 'asked' ? 'km/h' : ''
    return { answer: isRight ? card.answer : String(Math.ceil(random() * 90)), unit }
  },
}
