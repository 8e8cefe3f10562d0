import { expect, test } from 'vitest'
import { cardOf, type Card } from '#cards/index.ts'
import { everyCard } from '#deck/deck.document.ts'
import { drawnPicture } from '../makeDocument.ts'
import { readDocument } from '../readDocument.ts'
import { makeH5p } from './makeH5p.ts'

const picture: [string, Buffer] = ['content/images/a.png', await drawnPicture()]
const read = async (library: string, content: object) =>
  readDocument(await makeH5p(library, content, [picture]), 'made.h5p')
const scaledOf = (card: Card | undefined, response: object) =>
  card && cardOf(card.type).answering.score(card, response).scaled
const file = { path: 'images/a.png', mime: 'image/png' }
const shown = (alt: string) => ({ library: 'H5P.Image 1.1', params: { file, alt } })
const asked = (question: string) => ({ library: 'H5P.TrueFalse 1.8', params: { question, correct: 'false' } })

// Contents of libraries of which no foreign file is at hand, written by what H5P's semantics say.
test('true or false keeps what is said to either answer', async () => {
  const { cards } = await read('H5P.TrueFalse', {
    question: '<p>Is it so?</p>',
    correct: 'false',
    behaviour: { feedbackOnCorrect: 'Well seen', feedbackOnWrong: 'Look again', enableRetry: false },
  })
  expect(cards).toMatchObject([
    {
      kind: 'judge',
      question: 'Is it so?',
      attempts: { max: 1, showAnswer: 'afterAnswer' },
      options: [
        { id: 'true', correct: false, feedback: 'Look again' },
        { id: 'false', correct: true, feedback: 'Well seen' },
      ],
    },
  ])
  expect(scaledOf(cards[0], { optionIds: ['false'] })).toBe(1)
})

test('words to be dragged become a bank, with the others that fit nowhere', async () => {
  const { cards, rows } = await read('H5P.DragText', {
    taskDescription: 'Put the words in',
    textField: 'The sky is *blue:Look up*, the grass *green*.\nStars: ** alone',
    distractors: '*red* *pink:never*',
  })
  expect(cards).toMatchObject([
    {
      type: 'blanks',
      entry: 'bank',
      text: 'The sky is [blue], the grass [green].\nStars: * alone',
      distractors: ['red', 'pink'],
      hints: ['Look up'],
    },
  ])
  expect(scaledOf(cards[0], { answers: ['blue', 'red'] })).toBe(0.5)
  expect(rows.map(({ outcome }) => outcome)).toEqual(['taken'])
})

test('a set of questions becomes one card that draws from its pool', async () => {
  const { cards, rows } = await read('H5P.QuestionSet', {
    introPage: { introduction: '<p>Three of them</p>' },
    questions: ['One', 'Two', 'Three'].map(asked),
    poolSize: 2,
    passPercentage: 50,
  })
  expect(cards).toMatchObject([{ type: 'composite', intro: 'Three of them', order: 'drawn', draw: 2 }])
  expect(everyCard(cards).map(({ card }) => card.type)).toEqual(['composite', 'choice', 'choice', 'choice'])
  expect(new Set(everyCard(cards).map(({ card }) => card.id)).size).toBe(4)
  expect(rows.filter(({ reason }) => reason === 'settingDropped')).toMatchObject([
    { text: 'passPercentage: 50' },
  ])
})

test('a column is opened, and paragraphs are put in order', async () => {
  const paragraphs = ['<p>First</p>', '<p>Second</p>', '<p>Third</p>']
  const { cards } = await read('H5P.Column', {
    content: [
      { content: { library: 'H5P.SortParagraphs 0.11', params: { taskDescription: 'Sort', paragraphs } } },
      { content: { library: 'H5P.AdvancedText 1.1', params: { text: '<h2>Why</h2><p>Because</p>' } } },
    ],
  })
  expect(cards.map(({ type }) => type)).toEqual(['order', 'text'])
  expect(scaledOf(cards[0], { itemIds: ['p1', 'p2', 'p3'] })).toBe(1)
})

test('a choice among pictures keeps them, and names a sound', async () => {
  const sound = { library: 'H5P.Audio 1.5', params: { files: [] } }
  const { cards, rows } = await read('H5P.MultiMediaChoice', {
    question: 'Which?',
    options: [
      { media: shown('One'), correct: true },
      { media: shown('Two'), correct: false },
      { media: sound, correct: false },
    ],
  })
  expect(cards).toMatchObject([
    { kind: 'single', options: [{ picture: { alt: 'One' } }, {}, { picture: null }] },
  ])
  expect(rows.map(({ reason, text }) => [reason, text])).toEqual(
    expect.arrayContaining([
      ['h5pPart', 'H5P.Audio 1.5'],
      ['unfinished', 'Made for a test'],
    ]),
  )
})

test('a timeline goes from its first date to its last', async () => {
  const { cards } = await read('H5P.Timeline', {
    timeline: {
      headline: 'Printing',
      date: [
        {
          startDate: '1450',
          headline: 'Lead type',
          text: '<p>In Mainz</p>',
          asset: { thumbnail: file, caption: 'A press' },
        },
        { startDate: '868,5,11', headline: 'A woodblock', text: '' },
      ],
    },
  })
  expect(cards).toMatchObject([
    {
      type: 'timeline',
      moments: [
        { date: '868-5-11', title: 'A woodblock' },
        { date: '1450', body: 'In Mainz', picture: { alt: 'A press' } },
      ],
    },
  ])
})

test('a film keeps its bookmarks, and names what does not show on it', async () => {
  const label = {
    duration: { from: 1, to: 2 },
    label: '<p>Look here</p>',
    action: { library: 'H5P.Nil 1.0' },
  }
  const { cards, rows } = await read('H5P.InteractiveVideo', {
    interactiveVideo: {
      video: { files: [{ path: 'https://example.com/film.mp4', mime: 'video/mp4' }] },
      assets: {
        bookmarks: [{ time: 3, label: 'The answer' }],
        interactions: [label, { duration: { from: 5, to: 9 }, action: asked('Seen?') }],
      },
    },
  })
  expect(cards).toMatchObject([
    { type: 'video', chapters: [{ at: 3, title: 'The answer' }] },
    { type: 'choice', question: 'Seen?' },
  ])
  expect(rows.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['h5pMoments', 'h5pPart']))
})

test('who made a picture, and by what licence, stands in the note of its card', async () => {
  const copyright = {
    title: 'A hall',
    author: 'Demo Author',
    license: 'CC BY',
    version: '4.0',
    source: 'https://example.com',
  }
  const { cards } = await read('H5P.Image', { file: { ...file, copyright }, alt: 'A hall' })
  expect(cards).toMatchObject([{ note: 'A hall · Demo Author · CC BY 4.0 · https://example.com' }])
})

test('a crossword keeps its words and clues, and names what its card has no counterpart of', async () => {
  const { cards, rows } = await read('H5P.Crossword', {
    taskDescription: '<p>Solve it</p>',
    words: [
      { clue: 'Opposite of hot', answer: 'cold', fixWord: true, row: 1, column: 1, orientation: 'across' },
      { clue: 'A dog', answer: 'Dog', extraClue: shown('A brown dog') },
      { clue: 'Nothing', answer: '' },
    ],
    behaviour: { scoreWords: false, enableInstantFeedback: true, applyPenalties: false },
  })
  expect(cards).toMatchObject([
    {
      type: 'crossword',
      mode: 'crossword',
      question: 'Solve it',
      scoring: 'letters',
      words: [
        { text: 'cold', clue: 'Opposite of hot', picture: null },
        { text: 'Dog', clue: 'A dog', picture: { alt: 'A brown dog' } },
      ],
    },
  ])
  const entries = [
    { wordId: 'p1', letters: [...'cold'] },
    { wordId: 'p2', letters: [...'dig'] },
  ]
  // Six cells, of which one is wrong.
  expect(scaledOf(cards[0], { entries, lines: [] })).toBeCloseTo(5 / 6)
  expect(cards.flatMap((card) => cardOf(card.type).content.problems(card))).toEqual([])
  expect(rows.filter(({ reason }) => reason === 'settingDropped').map(({ text }) => text)).toEqual([
    'fixWord',
    'enableInstantFeedback',
  ])
})

test('a word search runs where its author lets it', async () => {
  const all = [
    'horizontalBack',
    'vertical',
    'verticalUp',
    'diagonal',
    'diagonalBack',
    'diagonalUp',
    'diagonalUpBack',
  ]
  const orientations = Object.fromEntries(all.map((name) => [name, false]))
  const { cards } = await read('H5P.FindTheWords', {
    taskDescription: 'Find',
    wordList: 'one, two,two,, three',
    behaviour: { orientations: { horizontal: true, ...orientations }, fillPool: 'xyz', enableRetry: false },
  })
  expect(cards).toMatchObject([
    {
      type: 'crossword',
      mode: 'search',
      directions: ['right'],
      fill: 'xyz',
      attempts: { max: 1, showAnswer: 'afterAnswer' },
      words: [{ text: 'one' }, { text: 'two' }, { text: 'three' }],
    },
  ])
})

test('a set of words to be said becomes a card for each of its languages', async () => {
  const spoken = (question: string, inputLanguage: string, ...acceptedAnswers: string[]) => ({
    library: 'H5P.SpeakTheWords 1.5',
    params: { question, inputLanguage, acceptedAnswers, correctAnswerText: 'Correct answer' },
  })
  const { cards, rows } = await read('H5P.SpeakTheWordsSet', {
    introduction: { showIntroPage: true, introductionTitle: 'Aloud', introductionText: 'Say <em>it</em>' },
    questions: [
      spoken('2 + 2?', 'en-US', 'four', '4'),
      spoken('¿Qué color?', 'es-ES', 'rojo'),
      spoken('3 + 3?', 'en-US', 'six'),
    ],
    overallFeedback: [{ from: 0, to: 100, feedback: 'Done' }],
  })
  expect(cards).toMatchObject([
    {
      ...{ type: 'speak', language: 'en-US', mode: 'answer', points: 2, intro: 'Aloud\nSay it' },
      items: [{ text: 'four', accepted: ['4'], prompt: '2 + 2?' }, { text: 'six' }],
      feedback: { correct: 'Done', wrong: 'Done' },
    },
    { language: 'es-ES', points: 1, intro: '', items: [{ text: 'rojo' }] },
  ])
  expect(rows.map(({ outcome }) => outcome)).toEqual(['taken'])
  const said = (itemId: string, text: string) => ({ itemId, heard: [text], tries: 1 })
  const response = { by: 'recognition', items: [said('p1', 'four'), said('p2', 'seven')] }
  expect(scaledOf(cards[0], response)).toBe(0.5)
})
