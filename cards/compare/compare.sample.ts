import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { compareSchema, type CompareCard } from './compare.schema.ts'

const seats = z.parse(compareSchema, {
  id: 9561,
  type: 'compare',
  title: '换个座位，谈话就不一样',
  question: '左右拖一拖：两张图里，什么变了？',
  before: { fileId: 1, alt: '两个人隔着桌子面对面坐着。', caption: '像面试。' },
  beforeLabel: '面对面',
  after: { fileId: 1, alt: '两个人在桌角坐成直角。', caption: '可以不看着对方说话。' },
  afterLabel: '坐成直角',
})

const outline = z.parse(compareSchema, {
  id: 9562,
  type: 'compare',
  title: '一份提纲的两稿',
  question: '第二稿删掉了哪些问题？',
  mode: 'switch',
  before: { fileId: 1, alt: '第一稿：二十个问题，排成三列。' },
  beforeLabel: '第一稿',
  after: { fileId: 1, alt: '第二稿：五个问题，问题之间留着空。' },
  afterLabel: '第二稿',
})

export const compareSample: CardSample<CompareCard, never> = {
  cards: [seats, outline],
  through: () => ({ moved: true }),
}
