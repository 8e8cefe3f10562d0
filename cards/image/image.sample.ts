import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { richOf } from '#kit/richText/richText.ts'
import { hotspotsOf, imageSchema, type ImageCard } from './image.schema.ts'

const words = (text: string, ...marks: string[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const item = (text: string) => ({ type: 'listItem', content: [paragraph(words(text))] })
const consent = {
  type: 'doc',
  content: [
    paragraph(words('放在'), words('看得见', 'bold'), words('的地方，并先征得同意：')),
    { type: 'bulletList', content: [item('说清录音给谁听'), item('说清什么时候删'), item('随时可以停')] },
  ],
}

const interview = z.parse(imageSchema, {
  id: 9201,
  type: 'image',
  title: '一次真实的访谈',
  openAll: true,
  pictures: [
    {
      id: 'room',
      media: {
        fileId: 1,
        alt: '两个人隔着一张小桌交谈，桌上放着录音笔和本子。',
        caption: '座位呈直角，不对坐。',
      },
      hotspots: [
        { id: 'seat', x: 0.24, y: 0.4, title: '座位', body: richOf('直角的座位让对方可以不看着你说话。') },
        { id: 'recorder', x: 0.52, y: 0.66, title: '录音笔', body: consent },
        { id: 'notes', x: 0.72, y: 0.7, title: '本子', body: richOf('只记关键词，眼睛留给对方。') },
      ],
    },
  ],
})

const gallery = z.parse(imageSchema, {
  id: 9202,
  type: 'image',
  title: '三种提纲',
  pictures: [
    { id: 'list', media: { fileId: 1, alt: '按时间排列的问题清单。' } },
    { id: 'map', media: { fileId: 1, alt: '以主题为中心的问题地图。' }, prompt: '手绘风格的问题地图' },
  ],
})

export const imageSample: CardSample<ImageCard, never> = {
  cards: [interview, gallery],
  through: (card) => ({ opened: hotspotsOf(card).map(({ id }) => id) }),
}
