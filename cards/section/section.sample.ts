import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { sectionSchema, type SectionCard } from './section.schema.ts'

const listening = z.parse(sectionSchema, {
  id: 9401,
  type: 'section',
  title: '学会听：访谈的前十分钟',
  subtitle: '第一部分',
  estimateSeconds: 30,
})

const asking = z.parse(sectionSchema, {
  id: 9402,
  type: 'section',
  title: '学会追问',
  subtitle: '第二部分',
  tone: 'green',
})

export const sectionSample: CardSample<SectionCard, never> = { cards: [listening, asking] }
