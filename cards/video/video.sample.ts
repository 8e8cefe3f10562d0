import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { videoSchema, type VideoCard } from './video.schema.ts'

const interview = z.parse(videoSchema, {
  id: 9501,
  type: 'video',
  title: '一次访谈的前三分钟',
  fileId: 2,
  durationMs: 187_000,
  poster: { fileId: 1, alt: '', decorative: true, caption: '' },
  captions: [{ id: 'zh', fileId: 3, language: 'zh', label: '' }],
  chapters: [
    { id: 'open', at: 0, title: '怎么开场' },
    { id: 'ask', at: 48, title: '第一个问题' },
    { id: 'wait', at: 121, title: '沉默的那三秒' },
  ],
  noSkip: true,
})

const lecture = z.parse(videoSchema, {
  id: 9502,
  type: 'video',
  title: '公开课：提问的艺术',
  source: 'address',
  address: 'https://www.bilibili.com/video/BV1xx411c7mD',
})

export const videoSample: CardSample<VideoCard, never> = {
  cards: [interview, lecture],
  through: ({ durationMs }) => ({ ranges: [[0, (durationMs ?? 0) / 1000]], opened: true }),
}
