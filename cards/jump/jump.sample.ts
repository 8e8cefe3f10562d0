import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { jumpSchema, type JumpCard } from './jump.schema.ts'

const again = z.parse(jumpSchema, {
  id: 9431,
  type: 'jump',
  title: '回去再听一遍',
  text: '这几道题还没有答稳。回到「倾听的三个层次」再看一遍，然后重新作答。',
  targetId: 9430,
  label: '再看一遍',
})

const aside = z.parse(jumpSchema, {
  id: 9432,
  type: 'jump',
  title: '术语解释',
  text: '不熟悉「诱导式提问」？先看一页解释，再回到这里继续。',
  targetId: 9433,
  how: 'over',
  required: false,
  label: '看解释',
})

const further = z.parse(jumpSchema, {
  id: 9434,
  type: 'jump',
  title: '延伸练习',
  text: '想多练几次？这里有一个十分钟的追问练习。',
  kind: 'activity',
  targetId: 9,
  how: 'new',
  required: false,
})

export const jumpSample: CardSample<JumpCard, never> = { cards: [again, aside, further] }
