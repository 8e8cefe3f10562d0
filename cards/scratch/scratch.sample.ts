import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { scratchSchema, type ScratchCard } from './scratch.schema.ts'

const answer = z.parse(scratchSchema, {
  id: 9531,
  type: 'scratch',
  title: '受访者沉默了，你等几秒？',
  instruction: '先在心里猜一个数，再刮开看看。',
  coverText: '刮开看看',
  text: {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '三秒以上' }] },
      {
        type: 'paragraph',
        content: [{ type: 'text', text: '多数人不到一秒就接话了。多等两秒，对方往往会补上最要紧的那一句。' }],
      },
    ],
  },
})

const picture = z.parse(scratchSchema, {
  id: 9532,
  type: 'scratch',
  title: '座位应该怎么摆？',
  coverColour: '#875600',
  coverText: '?',
  kind: 'picture',
  picture: { fileId: 1, alt: '两把椅子成直角摆在小桌旁。', caption: '成直角，不对坐。' },
})

const code = z.parse(scratchSchema, {
  id: 9533,
  type: 'scratch',
  title: '今天的口令',
  coverPicture: { fileId: 1, decorative: true },
  kind: 'code',
  code: 'LISTEN-3',
})

export const scratchSample: CardSample<ScratchCard, never> = {
  cards: [answer, picture, code],
  through: () => ({ revealed: true }),
}
