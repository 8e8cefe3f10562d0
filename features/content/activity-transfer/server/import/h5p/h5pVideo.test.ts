import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { cardOf, type Card } from '#cards/index.ts'
import { readDocument } from '../readDocument.ts'
import { makeH5p } from './makeH5p.ts'

// Of H5P.InteractiveVideo no foreign file with its film is at hand: these are written by what its semantics say. Its score is
// the sum of those of its interactions, as `getScore` of its script adds them up.
const film: [string, Buffer] = [
  'content/videos/film.webm',
  await readFile(new URL('../../../../../../app/server/demo/film.webm', import.meta.url)),
]
const read = async (interactiveVideo: object, override: object = {}) =>
  readDocument(await makeH5p('H5P.InteractiveVideo', { interactiveVideo, override }, [film]), 'made.h5p')

const files = [{ path: 'videos/film.webm', mime: 'video/webm' }]
const asked = (question: string) => ({ library: 'H5P.TrueFalse 1.8', params: { question, correct: 'false' } })
const text = { library: 'H5P.Text 1.1', params: { text: '<p>Look at the bank</p>' } }
const at = (from: number, action: object, adaptivity?: object) => ({
  duration: { from, to: from + 5 },
  action,
  ...(adaptivity && { adaptivity }),
})
const isHeld = { requireCompletion: true }
const inside = (card: Card | undefined) => (card ? cardOf(card.type).nesting.children(card) : [])
const problems = (cards: readonly Card[]) =>
  cards.flatMap((card) =>
    cardOf(card.type)
      .content.problems(card)
      .map(({ key }) => key),
  )

test('a film stops for its questions, in the order of their moments, and keeps its bookmarks', async () => {
  const { cards, rows } = await read({
    video: { files },
    assets: {
      bookmarks: [{ time: 3, label: 'The answer' }],
      interactions: [at(7, asked('Later?')), at(2.5, asked('First?'), isHeld)],
    },
  })
  expect(cards).toMatchObject([
    { type: 'videoQuiz', chapters: [{ at: 3, title: 'The answer' }], noSkip: false },
  ])
  const [quiz] = cards
  const [first, later] = inside(quiz)
  expect([first, later]).toMatchObject([
    { question: 'First?', required: true, points: 1 },
    { question: 'Later?', required: false, points: 1 },
  ])
  expect(quiz).toMatchObject({
    moments: [
      { at: 2.5, cardId: first?.id },
      { at: 7, cardId: later?.id },
    ],
  })
  expect(problems([...cards, ...inside(quiz)])).toEqual([])
  expect(rows.map(({ outcome }) => outcome)).toEqual(['taken', 'taken', 'taken'])
})

test('two right of three questions are two points of three', async () => {
  const interactions = [1, 2, 3].map((from) => at(from, asked(`No ${from}?`)))
  const { cards } = await read({ video: { files }, assets: { interactions } })
  const answers = [['false'], ['true'], ['false']]
  const earned = inside(cards[0]).map(
    (card, index) =>
      (cardOf(card.type).answering.score(card, { optionIds: answers[index] }).scaled ?? 0) * card.points,
  )
  expect(earned).toEqual([1, 0, 1])
})

test('who is wrong goes back where the film says so; what leads on is named', async () => {
  const { cards, rows } = await read(
    {
      video: { files },
      assets: {
        interactions: [
          at(6, asked('Seen?'), { ...isHeld, wrong: { seekTo: 1, message: '<p>Look again</p>' } }),
          at(9, asked('And this?'), { correct: { seekTo: 11 }, wrong: { seekTo: 10 } }),
        ],
      },
    },
    { preventSkippingMode: 'forward' },
  )
  expect(cards).toMatchObject([
    {
      type: 'videoQuiz',
      noSkip: true,
      moments: [
        { at: 6, backTo: 1 },
        { at: 9, backTo: null },
      ],
    },
  ])
  expect(rows.filter(({ outcome }) => outcome === 'left')).toMatchObject([
    { reason: 'feedbackDropped', text: 'Look again' },
    { reason: 'settingDropped', text: 'adaptivity.correct.seekTo: 11' },
    { reason: 'settingDropped', text: 'adaptivity.wrong.seekTo: 10' },
  ])
})

test('what is no question follows the film, and questions of one moment follow one another', async () => {
  const { cards, rows } = await read({
    video: { files },
    assets: { interactions: [at(4, text), at(4, asked('One?')), at(4, asked('Two?'))] },
  })
  expect(cards.map(({ type }) => type)).toEqual(['videoQuiz', 'text'])
  expect(cards[0]).toMatchObject({ moments: [{ at: 4 }, { at: 4.1 }] })
  expect(rows.map(({ reason }) => reason)).toContain('h5pBeside')
})

test('a film without questions is a film', async () => {
  const { cards } = await read({ video: { files }, assets: { interactions: [at(4, text)] } })
  expect(cards.map(({ type }) => type)).toEqual(['video', 'text'])
})

test('a summary is asked before the end', async () => {
  const summaries = [{ summary: ['It rains', 'It snows'] }, { summary: ['The river rises', 'It falls'] }]
  const task = { library: 'H5P.Summary 1.10', params: { intro: 'What happens?', summaries } }
  const { cards } = await read({ video: { files }, summary: { task, displayAt: 2 } })
  expect(cards).toMatchObject([{ type: 'videoQuiz', cards: [{ type: 'markWords' }] }])
  expect(problems(cards)).toEqual([])
})
