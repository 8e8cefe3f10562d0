import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { aiResponseSchema, type AiResponseCard } from './aiResponse.schema.ts'

const mirror = z.parse(aiResponseSchema, {
  id: 9221,
  type: 'aiResponse',
  title: '给你的三条反馈',
  intro: '下面的反馈，是按你刚才改写的那句话写的。',
  prompt:
    '学员把一句诱导的提问改写成了：{{card 9201}}。先说这句好在哪里，再指出一处还能更开放的地方，最后给一句可以马上用的追问。',
  reads: [9201],
  regenerations: 2,
  fallback: '对照着看看你的改写：有没有替对方说出评价？有没有回到最近的一次？有没有留下可以沉默的空当？',
})
const plan = z.parse(aiResponseSchema, {
  id: 9222,
  type: 'aiResponse',
  title: '你的一周练习',
  intro: '按你最想改的一点，排了五天。',
  prompt: '学员最想改进的是：{{card 9202}}。排一张五天的练习表：日期、练什么、做到什么样算好。',
  reads: [9202],
  output: 'table',
  fallback:
    '第一天只听不问；第二天每句都问「上一次」；第三天数自己的诱导提问；第四天练沉默三秒；第五天回听录音。',
})

export const aiResponseSample: CardSample<AiResponseCard, never> = {
  cards: [mirror, plan],
  through: () => ({ answered: true }),
}
