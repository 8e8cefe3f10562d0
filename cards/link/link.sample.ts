import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { linkSchema, type LinkCard } from './link.schema.ts'

const outside = z.parse(linkSchema, {
  id: 9511,
  type: 'link',
  title: '听一段真实的访谈',
  url: 'https://example.com/interviews/12',
  label: '去听第 12 段',
  description: '三分钟。留意采访者在第 40 秒时为什么没有接话。',
  picture: { fileId: 1, alt: '桌上的一支录音笔，旁边放着翻开的本子。' },
})

const inside = z.parse(linkSchema, {
  id: 9512,
  type: 'link',
  title: '访谈预约表',
  url: 'https://example.com/',
  description: '在下面直接填写，不用离开这里。',
  how: 'embedded',
})

export const linkSample: CardSample<LinkCard, never> = {
  cards: [outside, inside],
  through: () => ({ opened: true }),
}
