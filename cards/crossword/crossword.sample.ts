import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { gridOf } from './crossword.grid.ts'
import { cellsOf } from './crossword.places.ts'
import { crosswordSchema, type CrosswordCard, type CrosswordResponse } from './crossword.schema.ts'

const interview = z.parse(crosswordSchema, {
  id: 9351,
  type: 'crossword',
  title: '访谈里的词',
  question: '按提示填字，每格一个字。',
  points: 2,
  hints: ['先填最短的词，再看交叉的字。'],
  explanation: '先有提纲，再去访问；聊完了，还要写下来。',
  words: [
    { id: 'q4m8xa', text: '访谈提纲', clue: '事先写好的几个大问题，聊的时候照着它走' },
    { id: 'z7p1ke', text: '访问', clue: '到对方那里去聊一聊' },
    { id: 'b9d3wu', text: '提出问题', clue: '主持人做得最多的事' },
    { id: 'h2v6ts', text: '问卷调查', clue: '一次发给很多人填写的研究方法' },
    { id: 'n5c0ry', text: '调研报告', clue: '研究结束以后，写给团队看的文件' },
    { id: 'e8k2jf', text: '报名', clue: '想来参加的人，先要做这件事' },
  ],
})

const english = z.parse(crosswordSchema, {
  id: 9352,
  type: 'crossword',
  title: '英文词汇填字',
  question: '根据中文提示填写英文单词。',
  points: 1,
  scoring: 'letters',
  attempts: { max: null, showAnswer: 'afterLast' },
  words: [
    { id: 'w1', text: 'curiosity', clue: '好奇心' },
    { id: 'w2', text: 'empathy', clue: '共情' },
    { id: 'w3', text: 'recorder', clue: '录音笔' },
    { id: 'w4', text: 'patience', clue: '耐心' },
    { id: 'w5', text: 'gesture', clue: '手势' },
    { id: 'w6', text: 'notebook', clue: '本子' },
    { id: 'w7', text: 'café', clue: '常用来聊天的小店' },
  ],
})

const search = z.parse(crosswordSchema, {
  id: 9353,
  type: 'crossword',
  mode: 'search',
  title: '找出访谈用品',
  question: '在字母里找出这六个单词。',
  points: 1,
  directions: ['right', 'down', 'downRight', 'upRight'],
  words: [
    { id: 's1', text: 'recorder', clue: '录音笔' },
    { id: 's2', text: 'notebook', clue: '本子' },
    { id: 's3', text: 'pencil', clue: '铅笔' },
    { id: 's4', text: 'consent', clue: '同意书' },
    { id: 's5', text: 'outline', clue: '提纲' },
    { id: 's6', text: 'water', clue: '一杯水' },
  ],
})

const byClues = z.parse(crosswordSchema, {
  id: 9354,
  type: 'crossword',
  mode: 'search',
  title: '藏起来的词',
  question: '看提示，在方格里找出词语。',
  points: 1,
  showWords: false,
  words: [
    { id: 'c1', text: '倾听', clue: '不打断，认真听' },
    { id: 'c2', text: '复述', clue: '用对方的词再说一遍' },
    { id: 'c3', text: '诱导', clue: '问题里藏着你想要的答案' },
    { id: 'c4', text: '沉默', clue: '给对方一点时间' },
  ],
})

export const crosswordSample: CardSample<CrosswordCard, CrosswordResponse> = {
  cards: [interview, english, search, byClues],
  respond: (card, random) => {
    const { places, letters } = gridOf(card)
    const known = places.filter(() => random() < 0.7)
    const some = known.length > 0 ? known : places.slice(0, 1)
    if (card.mode === 'crossword')
      return {
        entries: some.map(({ wordId }) => ({ wordId, letters: [...(letters.get(wordId) ?? [])] })),
        lines: [],
      }
    const lines = some.flatMap((place) => {
      const cells = cellsOf(place)
      const [from, to] = [cells[0], cells.at(-1)]
      return from && to ? [{ from, to }] : []
    })
    return { entries: [], lines }
  },
}
