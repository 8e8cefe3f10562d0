import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { writeSchema, type WriteCard, type WriteResponse } from './write.schema.ts'
import { sampleStrokes } from './write.strokes.sample.ts'

const character = (id: string, text: string, reading: string, meaning: string) => ({
  ...{ id, text, reading, meaning },
  ...sampleStrokes[text],
})

const quiz = z.parse(writeSchema, {
  id: 9691,
  type: 'write',
  title: '默写三个字',
  intro: '访谈里离不开的三个字。',
  mode: 'quiz',
  points: 2,
  attempts: { max: null, showAnswer: 'never' },
  characters: [
    character('w1', '人', 'rén', '你要聊的对象'),
    character('w2', '口', 'kǒu', '说话用的'),
    character('w3', '问', 'wèn', '提出一个问题'),
  ],
})

const trace = z.parse(writeSchema, {
  id: 9692,
  type: 'write',
  title: '描一描',
  mode: 'trace',
  hintAfter: 2,
  points: 1,
  attempts: { max: null, showAnswer: 'never' },
  characters: [character('t1', '问', 'wèn', '提问')],
})

const watch = z.parse(writeSchema, {
  id: 9693,
  type: 'write',
  title: '先看笔顺',
  mode: 'watch',
  characters: [character('s1', '人', 'rén', ''), character('s2', '口', 'kǒu', '')],
})

export const writeSample: CardSample<WriteCard, WriteResponse> = {
  cards: [quiz, trace, watch],
  respond: (card, random) => ({
    characters: card.characters.map(({ id, strokes }) => {
      if (card.mode === 'watch') return { characterId: id, by: 'watched', mistakes: 0, helped: 0 }
      const mistakes = Math.floor(random() * 6)
      const helped = mistakes > 3 ? Math.ceil(strokes.length / 3) : 0
      return { characterId: id, by: random() < 0.9 ? 'drawn' : 'chosen', mistakes, helped }
    }),
  }),
}
