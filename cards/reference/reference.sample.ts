import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { referenceSchema, type ReferenceCard } from './reference.schema.ts'

const further = z.parse(referenceSchema, {
  id: 9501,
  type: 'reference',
  title: '想读得更深',
  intro: '第一本当作工具书，后两篇一个下午就能读完。',
  entries: [
    {
      id: 'methods',
      kind: 'book',
      title: '质的研究方法与社会科学研究',
      author: '陈向明',
      year: '2000',
      source: '教育科学出版社',
    },
    {
      id: 'grice',
      kind: 'paper',
      title: 'Logic and conversation',
      author: 'Grice, H. P.',
      year: '1975',
      source: 'Syntax and Semantics 3: Speech Acts',
      page: '41-58',
      quote:
        'Make your conversational contribution such as is required, at the stage at which it occurs, by the accepted purpose or direction of the talk exchange in which you are engaged.',
    },
    {
      id: 'site',
      kind: 'link',
      title: '访谈提纲的写法：一份给新手的清单',
      source: '示例研究室',
      year: '2023',
      url: 'https://example.com/interview-guide',
    },
  ],
})

export const referenceSample: CardSample<ReferenceCard, never> = { cards: [further] }
