import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { shuffled } from '#kit/value/shuffle.ts'
import { orderSchema, type OrderCard, type OrderResponse } from './order.schema.ts'

const interview = z.parse(orderSchema, {
  id: 9301,
  type: 'order',
  title: '一次访谈的顺序',
  question: '把一次用户访谈的步骤从先到后排好。',
  points: 2,
  hints: ['先让对方安心，再谈正事。'],
  explanation: '先建立信任，再从具体经历问到原因，最后留出对方补充的时间。',
  feedback: { correct: '顺序完全正确。', partly: '大方向对了，有几步换一换会更顺。' },
  items: [
    { id: 'q7fwx2', text: '说明目的，征得录音同意' },
    { id: 'c0m3ka', text: '聊几句轻松的话题' },
    { id: 'z81hpd', text: '请对方讲最近一次的经历' },
    { id: 'b4tn9e', text: '追问当时为什么这样做' },
    { id: 'k6vs0r', text: '问还有没有想补充的' },
  ],
})

const history = z.parse(orderSchema, {
  id: 9302,
  type: 'order',
  title: '从早到晚',
  question: '按出现的时间，从早到晚排列。',
  points: 1,
  scoring: 'exact',
  items: [
    { id: 'm2x8qd', text: '活字印刷' },
    { id: 'a9k1tz', text: '打字机' },
    { id: 'r5c7wn', text: '激光打印机' },
  ],
})

export const orderSample: CardSample<OrderCard, OrderResponse> = {
  cards: [interview, history],
  respond: (card, random) => ({
    itemIds: shuffled(card.items, Math.floor(random() * 2 ** 31)).map(({ id }) => id),
  }),
}
