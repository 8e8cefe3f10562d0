import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { audioSchema, type AudioCard } from './audio.schema.ts'

const call = z.parse(audioSchema, {
  id: 9601,
  type: 'audio',
  title: '听一通真实的回访电话',
  fileId: 2,
  durationMs: 3000,
  start: 0.2,
  transcript:
    '访谈员：您上一次用这个功能是什么时候？\n用户：嗯……上周二吧，要给老板出报表。\n访谈员：那天是怎么用的？',
  slow: true,
  voice: '林晓（真人录音）',
})

export const audioSample: CardSample<AudioCard, never> = {
  cards: [call],
  through: ({ durationMs }) => ({ ranges: [[0, (durationMs ?? 0) / 1000]] }),
}
