import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { valuesOf } from './poll.answers.ts'
import { pollSchema, type PollCard, type PollResponse } from './poll.schema.ts'

const base = { type: 'poll', points: 0 }

const stars = z.parse(pollSchema, {
  ...base,
  id: 9321,
  title: '这一课怎么样',
  question: '这一课对你的工作有多大帮助？',
  low: '没什么帮助',
  high: '马上用得上',
})
const scale = z.parse(pollSchema, {
  ...base,
  id: 9322,
  title: '学习节奏',
  question: '这一单元的节奏合适吗？',
  kind: 'scale',
  low: '太慢',
  high: '太快',
})
const nps = z.parse(pollSchema, {
  ...base,
  id: 9323,
  title: '愿意推荐吗',
  question: '你有多大可能把这门课推荐给同事？',
  kind: 'nps',
})
const multi = z.parse(pollSchema, {
  ...base,
  id: 9324,
  title: '想多练什么',
  question: '接下来你想多练哪些？',
  kind: 'multi',
  options: [
    { id: 'a', text: '开场和破冰' },
    { id: 'b', text: '追问' },
    { id: 'c', text: '整理和归纳' },
    { id: 'd', text: '向团队汇报' },
  ],
})
const text = z.parse(pollSchema, {
  ...base,
  id: 9325,
  title: '一句话建议',
  question: '给这一课提一条建议。',
  kind: 'text',
  required: false,
})

export const pollSample: CardSample<PollCard, PollResponse> = {
  cards: [stars, scale, nps, multi, text],
  respond: (card, random) => {
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
    if (card.kind === 'text') return { text: pick(['例子再多一些。', '节奏很好。']) ?? '' }
    if (card.kind === 'single') return { optionIds: [pick(card.options)?.id ?? ''] }
    if (card.kind !== 'multi') return { value: pick(valuesOf(card)) ?? 0 }
    const some = card.options.filter(() => random() < 0.5).map(({ id }) => id)
    return { optionIds: some.length > 0 ? some : card.options.slice(0, 1).map(({ id }) => id) }
  },
}
