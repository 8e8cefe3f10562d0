import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { miniAppSchema, type MiniAppCard } from './miniApp.schema.ts'

const record = z.parse(miniAppSchema, {
  id: 9521,
  type: 'miniApp',
  title: '用录音小程序练一次',
  platform: 'wechat',
  appId: 'wx0123456789abcdef',
  path: 'pages/record/index',
  query: 'from=lesson3',
  description: '打开小程序，录一段两分钟的访谈，听一遍再回到这里。',
  qr: { fileId: 1, alt: '录音小程序的小程序码' },
  url: 'https://example.com/record',
})

const board = z.parse(miniAppSchema, {
  id: 9522,
  type: 'miniApp',
  title: '在线白板',
  platform: 'web',
  description: '把今天听到的三句话贴到白板上。',
  url: 'https://example.com/board',
  query: 'room=3',
})

export const miniAppSample: CardSample<MiniAppCard, never> = {
  cards: [record, board],
  through: () => ({ confirmed: true }),
}
