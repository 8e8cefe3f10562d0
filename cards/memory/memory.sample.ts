import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { shuffled } from '#kit/value/shuffle.ts'
import { memorySchema, type MemoryCard, type MemoryResponse } from './memory.schema.ts'
import { tilesOf } from './memory.tiles.ts'

const terms = z.parse(memorySchema, {
  id: 9571,
  type: 'memory',
  title: '访谈用语，翻翻看',
  intro: '把每个词和它的意思翻成一对。',
  attempts: { max: null, showAnswer: 'never' },
  pairs: [
    { id: 'k3', first: { text: '追问' }, second: { text: '再往下问一层' }, remark: '顺着对方刚说的话问。' },
    { id: 'w8', first: { text: '复述' }, second: { text: '用对方的词再说一遍' } },
    { id: 'q1', first: { text: '诱导' }, second: { text: '问题里藏着答案' }, remark: '访谈里要避免。' },
    { id: 'm5', first: { text: '停顿' }, second: { text: '三秒不说话' } },
    { id: 'z7', first: { text: '破冰' }, second: { text: '从轻松的话题聊起' } },
    { id: 'b2', first: { text: '提纲' }, second: { text: '要问什么，先列出来' } },
  ],
})

const scenes = z.parse(memorySchema, {
  id: 9572,
  type: 'memory',
  title: '看图，听声，找一对',
  scoring: 'moves',
  points: 2,
  attempts: { max: null, showAnswer: 'never' },
  pairs: [
    { id: 'p1', first: { picture: { fileId: 1, alt: '两把椅子成直角摆着。' } }, same: true },
    { id: 'p2', first: { text: '铃声' }, second: { audio: 2 } },
    { id: 'p3', first: { text: '录音笔' }, second: { text: '先征得同意' } },
  ],
})

export const memorySample: CardSample<MemoryCard, MemoryResponse> = {
  cards: [terms, scenes],
  // Some pairs at the first try, some after a miss.
  respond: (card, random) => {
    const tiles = shuffled(tilesOf(card), Math.floor(random() * 2 ** 31))
    const turned = card.pairs.flatMap(({ id }, index) => {
      const other = card.pairs[index + 1]
      const miss = other && random() < 0.5 ? [`${id}.1`, `${other.id}.2`] : []
      const own = tiles.filter(({ pairId }) => pairId === id).map((tile) => tile.id)
      return [...miss, ...own]
    })
    return { turned }
  },
}
