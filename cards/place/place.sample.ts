import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { placeSchema, type PlaceCard, type PlaceResponse } from './place.schema.ts'
import { findsOf } from './place.score.ts'

const sorting = z.parse(placeSchema, {
  id: 9351,
  type: 'place',
  title: '问题的两种',
  question: '把每个问题放进它所属的一类。',
  points: 2,
  ratio: 1.6,
  zones: [
    { id: 'open', label: '开放的问题', x: 0.03, y: 0.05, width: 0.45, height: 0.9 },
    { id: 'closed', label: '封闭的问题', x: 0.52, y: 0.05, width: 0.45, height: 0.9 },
  ],
  things: [
    { id: 'q3h8wz', text: '请讲讲上一次买菜的经过', zoneIds: ['open'] },
    { id: 'd7k1ma', text: '后来呢？', zoneIds: ['open'] },
    { id: 'x5t0re', text: '您用过我们的应用吗？', zoneIds: ['closed'] },
    { id: 'b2v6np', text: '每周几次？', zoneIds: ['closed'] },
    { id: 'j9c4ys', text: '我们的应用很好用！', zoneIds: [] },
  ],
  hints: ['能只用“是”或一个数回答的，是封闭的。'],
  explanation: '开放的问题请人讲述，封闭的问题只要一个答案；最后一句不是问题。',
})

const recorder = z.parse(placeSchema, {
  id: 9352,
  type: 'place',
  title: '录音笔该放哪儿',
  question: '指出图里录音笔放的位置。',
  mode: 'hotspot',
  picture: { fileId: 1, alt: '两个人隔着一张小桌交谈，桌上放着录音笔和本子。' },
  points: 1,
  zones: [
    {
      id: 'recorder',
      label: '桌子中间',
      x: 0.42,
      y: 0.56,
      width: 0.2,
      height: 0.2,
      feedback: '看得见，也收得清。',
    },
    {
      id: 'notes',
      label: '本子旁边',
      x: 0.66,
      y: 0.5,
      width: 0.18,
      height: 0.18,
      isRight: false,
      feedback: '翻页的声音会盖过人声。',
    },
    { id: 'seat', label: '椅子上', x: 0.14, y: 0.3, width: 0.2, height: 0.25, isRight: false },
  ],
})

export const placeSample: CardSample<PlaceCard, PlaceResponse> = {
  cards: [sorting, recorder],
  respond: (card, random) => {
    const some = <Item>(items: readonly Item[]): Item | undefined =>
      items[Math.floor(random() * items.length)]
    if (card.mode === 'hotspot')
      return {
        placed: [],
        points: Array.from({ length: findsOf(card) }, () => {
          const zone = some(card.zones)
          return { x: (zone?.x ?? 0) + (zone?.width ?? 0) / 2, y: (zone?.y ?? 0) + (zone?.height ?? 0) / 2 }
        }),
        zoneIds: [],
      }
    const placed = card.things
      .filter(({ zoneIds }) => zoneIds.length > 0)
      .map(({ id, zoneIds }) => ({
        thingId: id,
        zoneId: (random() < 0.75 ? zoneIds[0] : some(card.zones)?.id) ?? '',
      }))
    return { placed, points: [], zoneIds: [] }
  },
}
