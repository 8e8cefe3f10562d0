import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { richOf } from '#kit/richText/richText.ts'
import { multipleSchema, type MultipleCard } from './multiple.schema.ts'

const compared = z.parse(multipleSchema, {
  id: 9801,
  type: 'multiple',
  title: '同一个问题，两种问法',
  layout: 'columns',
  blocks: [
    { id: 'left', kind: 'text', body: richOf('「您觉得这个功能好用吗？」\n对方只能回答好或不好。') },
    { id: 'right', kind: 'text', body: richOf('「上一次用它是什么时候？」\n对方开始讲一件真事。') },
    {
      id: 'room',
      kind: 'image',
      media: { fileId: 1, alt: '两个人隔着一张小桌交谈。', caption: '先坐成直角。' },
    },
    {
      id: 'call',
      kind: 'audio',
      fileId: 2,
      durationMs: 3000,
      transcript: '那天是怎么用的？',
      required: false,
    },
  ],
})

const steps = z.parse(multipleSchema, {
  id: 9802,
  type: 'multiple',
  title: '开场三步',
  layout: 'carousel',
  blocks: [
    { id: 'one', kind: 'text', body: richOf('一、说明来意：聊他的经历，不是考他。') },
    { id: 'two', kind: 'text', body: richOf('二、征得录音同意，把录音笔放在看得见的地方。') },
    { id: 'three', kind: 'text', body: richOf('三、从最近的一次问起。') },
  ],
})

export const multipleSample: CardSample<MultipleCard, never> = {
  cards: [compared, steps],
  through: ({ blocks }) => ({ seen: blocks.map(({ id }) => id) }),
}
