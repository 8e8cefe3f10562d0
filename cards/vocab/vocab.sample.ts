import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { exercises, vocabSchema, type VocabCard, type VocabResponse } from './vocab.schema.ts'

const english = z.parse(vocabSchema, {
  id: 9341,
  type: 'vocab',
  title: '访谈里的英语',
  language: 'en',
  points: 3,
  attempts: { max: null, showAnswer: 'never' },
  terms: [
    {
      id: 'intv',
      term: 'interview',
      reading: '/ˈɪntəvjuː/',
      partOfSpeech: 'n.',
      meaning: '访谈',
      example: 'We did ten interviews last week.',
      translation: '我们上周做了十次访谈。',
    },
    {
      id: 'foll',
      term: 'follow-up question',
      partOfSpeech: 'n.',
      meaning: '追问',
      example: 'A good follow-up question is short.',
      translation: '好的追问都很短。',
    },
    {
      id: 'assu',
      term: 'assumption',
      reading: '/əˈsʌmpʃn/',
      partOfSpeech: 'n.',
      meaning: '假设',
      example: 'Write down your assumptions first.',
      translation: '先写下你的假设。',
    },
    {
      id: 'habi',
      term: 'habit',
      reading: '/ˈhæbɪt/',
      partOfSpeech: 'n.',
      meaning: '习惯',
      example: 'Ask about habits, not opinions.',
      translation: '问习惯，别问看法。',
    },
    {
      id: 'obse',
      term: 'observe',
      reading: '/əbˈzɜːv/',
      partOfSpeech: 'v.',
      meaning: '观察',
      example: 'Observe before you ask.',
      translation: '先观察，再提问。',
    },
  ],
})

const japanese = z.parse(vocabSchema, {
  id: 9342,
  type: 'vocab',
  title: '日语问候',
  language: 'ja',
  points: 1,
  attempts: { max: null, showAnswer: 'never' },
  modes: ['choose', 'dictation'],
  streak: 1,
  terms: [
    { id: 'ari', term: 'ありがとう', partOfSpeech: '感动词', meaning: '谢谢' },
    { id: 'sum', term: '済みません', reading: 'すみません', partOfSpeech: '连语', meaning: '对不起，劳驾' },
    { id: 'oha', term: 'おはよう', partOfSpeech: '感动词', meaning: '早上好' },
  ],
})

export const vocabSample: CardSample<VocabCard, VocabResponse> = {
  cards: [english, japanese],
  respond: (card, random) => {
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
    const mode = pick(exercises.filter((each) => card.modes.includes(each))) ?? 'choose'
    const [target, chosen] = [pick(card.terms), pick(card.terms)]
    const isTyped = mode === 'spell' || mode === 'dictation'
    return { mode, termId: target?.id ?? '', answer: (isTyped ? chosen?.term : chosen?.id) ?? '' }
  },
}
