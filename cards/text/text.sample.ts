import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { textSchema, type TextCard } from './text.schema.ts'

const words = (text: string, ...marks: string[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const item = (text: string) => ({ type: 'listItem', content: [paragraph(words(text))] })
const cell = (type: 'tableHeader' | 'tableCell', text: string) => ({
  type,
  content: [paragraph(words(text))],
})

const listen = z.parse(textSchema, {
  id: 9301,
  type: 'text',
  title: '听见没说出口的',
  readAloud: true,
  body: {
    type: 'doc',
    content: [
      paragraph(words('人们说的是'), words('结论', 'bold'), words('，你要听的是结论之前发生的那一次。')),
      { type: 'heading', attrs: { level: 2 }, content: [words('三个信号')] },
      {
        type: 'bulletList',
        content: [item('停顿：他在挑一个不得罪人的说法。'), item('「一般」：背后有过例外。')],
      },
      { type: 'callout', attrs: { tone: 'tip' }, content: [paragraph(words('先沉默三秒，再问下一句。'))] },
      { type: 'blockquote', content: [paragraph(words('「还行吧，就是有时候要等。」'))] },
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('tableHeader', '他说'), cell('tableHeader', '你问')] },
          { type: 'tableRow', content: [cell('tableCell', '有时候'), cell('tableCell', '最近一次是哪天？')] },
        ],
      },
      paragraph(words('样本够不够，看 '), { type: 'formula', attrs: { tex: 'n \\ge 5' } }, words('。')),
    ],
  },
})

const questions = z.parse(textSchema, {
  id: 9302,
  type: 'text',
  title: '三种问法，各看一眼',
  layout: 'accordion',
  body: {
    type: 'doc',
    content: [
      paragraph(words('点开看看，每种问法什么时候用。')),
      { type: 'heading', attrs: { level: 2 }, content: [words('开放式')] },
      paragraph(words('「最近一次是怎么做的？」让对方从头讲起。')),
      { type: 'heading', attrs: { level: 2 }, content: [words('追问')] },
      paragraph(words('「后来呢？」顺着他刚说的话再问一层。')),
      { type: 'heading', attrs: { level: 2 }, content: [words('确认')] },
      paragraph(words('「我听到的是……对吗？」用他的词复述一遍。')),
    ],
  },
})

const sides = z.parse(textSchema, { ...questions, id: 9303, title: '三种问法，换着看', layout: 'tabs' })

export const textSample: CardSample<TextCard, never> = { cards: [listen, questions, sides] }
