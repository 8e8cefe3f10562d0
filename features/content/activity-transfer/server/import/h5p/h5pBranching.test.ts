import { expect, test } from 'vitest'
import { cardOf, type Card } from '#cards/index.ts'
import { readDocument } from '../readDocument.ts'
import { makeH5p } from './makeH5p.ts'

const read = async (branchingScenario: object) =>
  readDocument(await makeH5p('H5P.BranchingScenario', { branchingScenario }), 'made.h5p')
const said = (text: string, nextContentId: number, own: object = {}) => ({
  type: { library: 'H5P.AdvancedText 1.1', params: { text: `<p>${text}</p>` } },
  nextContentId,
  ...own,
})
const alternative = (text: string, nextContentId: number, feedback: object = {}) => ({
  text,
  nextContentId,
  feedback,
})
const asked = (question: string, ...alternatives: object[]) => ({
  type: {
    library: 'H5P.BranchingQuestion 1.0',
    params: { branchingQuestion: { question: `<p>${question}</p>`, alternatives } },
  },
})
const scored = (scoringOption: string) => ({ scoringOptionGroup: { scoringOption } })
const endScreens = [{ endScreenTitle: 'The end', endScreenSubtitle: 'Well done', endScreenScore: 2 }]
const scaledOf = (card: Card | undefined, optionId: string) =>
  card && cardOf(card.type).answering.score(card, { optionId }).scaled
const problemsOf = (cards: readonly Card[]) =>
  cards.flatMap((card) => cardOf(card.type).content.problems(card))

test('a scenario keeps its ways: branches lead to cards and to endings, jumps past what is not theirs', async () => {
  const { cards, rows } = await read({
    startScreen: { startScreenTitle: '<p>Lost</p>', startScreenSubtitle: '<p>In a wood</p>' },
    endScreens,
    content: [
      said('It is dark', 1),
      asked(
        'Which way?',
        alternative('Left', 2, { title: 'Brave', subtitle: 'But slow' }),
        alternative('Right', 3),
        alternative('Sleep', -1, { title: 'Asleep', subtitle: 'Until noon', endScreenScore: 1 }),
      ),
      said('A river', 4),
      said('A bear', -1),
      said('A bridge', 1),
    ],
    ...scored('static-end-score'),
    behaviour: { enableBackwardsNavigation: true },
  })
  expect(cards).toMatchObject([
    { type: 'text' },
    { type: 'text' },
    {
      type: 'branch',
      question: 'Which way?',
      scoring: 'ending',
      points: 2,
      back: true,
      options: [
        { text: 'Left', feedback: 'Brave\nBut slow', next: { to: 'card', cardId: 4 } },
        { text: 'Right', next: { to: 'card', cardId: 7 } },
        { text: 'Sleep', feedback: '', next: { to: 'ending', endingId: 'e3' } },
      ],
      endings: [{ title: 'Asleep', text: 'Until noon', score: 50 }],
    },
    { type: 'text' },
    { type: 'text' },
    { type: 'jump', kind: 'card', targetId: 3, how: 'replace' },
    { type: 'text' },
    { type: 'text' },
  ])
  const words = cards.map((card) => cardOf(card.type).content.text(card).split('\n').slice(-1)[0])
  expect([words[0], words[3], words[4], words[6], words[7]]).toEqual([
    'In a wood',
    'A river',
    'A bridge',
    'A bear',
    'Well done',
  ])
  expect(problemsOf(cards)).toEqual([])
  expect(rows.every(({ outcome }) => outcome === 'taken')).toBe(true)
  expect(scaledOf(cards[2], 'p3')).toBe(0.5)
  expect(scaledOf(cards[2], 'p1')).toBeNull()
})

test('points along the way add up, an ending without words of its own has those of all', async () => {
  const { cards } = await read({
    endScreens,
    content: [
      asked(
        'How many?',
        alternative('Two', -1, { endScreenScore: 10 }),
        alternative('Three', -1, { endScreenScore: 5 }),
        alternative('None', -1),
      ),
    ],
    ...scored('dynamic-score'),
  })
  expect(cards).toMatchObject([
    {
      scoring: 'path',
      points: 10,
      back: false,
      endings: [{ title: 'The end', text: 'Well done' }, { title: 'The end' }, { title: 'The end' }],
    },
  ])
  expect(['p1', 'p2', 'p3'].map((id) => scaledOf(cards[0], id))).toEqual([1, 0.5, 0])
})

test('what nobody can reach, and what has no card, is named', async () => {
  const { cards, rows } = await read({
    endScreens: [{}],
    content: [
      asked('Go?', alternative('Yes', 1), alternative('No', 3)),
      { type: { library: 'H5P.Chart 1.2', params: {} }, nextContentId: 3 },
      said('Never shown', -1),
      said('Home', -1, { feedback: { title: '<p>At last</p>', endScreenScore: 3 } }),
    ],
    ...scored('static-end-score'),
    behaviour: { forceContentFinished: true, randomizeBranchingQuestions: true },
  })
  expect(cards.map(({ type }) => type)).toEqual(['branch', 'text', 'text', 'text'])
  expect(cards[0]).toMatchObject({ options: [{ next: { cardId: 2 } }, { next: { cardId: 2 } }] })
  const lost = rows.filter(({ outcome }) => outcome === 'left').map(({ reason, text }) => [reason, text])
  expect(lost).toEqual([
    ['h5pPart', 'H5P.AdvancedText 1.1'],
    ['settingDropped', 'forceContentFinished'],
    ['settingDropped', 'randomizeBranchingQuestions'],
    ['settingDropped', 'endScreenScore: 3'],
    ['h5pType', 'H5P.Chart'],
  ])
})

test('a scenario that runs in circles is read once', async () => {
  const { cards } = await read({ content: [said('A', 1), said('B', 0)] })
  expect(cards).toMatchObject([{ type: 'text' }, { type: 'text' }, { type: 'jump', targetId: 1 }])
})

test.each([
  ['nothing', {}],
  ['contents of another shape', { content: 'x', endScreens: 7 }],
  ['ways into nowhere', { content: [said('A', 99)], endScreens: [null] }],
  ['numbers that are none', { content: [asked('A', { nextContentId: 'x' }, [], { nextContentId: 0.5 })] }],
])('a scenario of %s is read without an error', async (_title, content) => {
  await expect(read(content)).resolves.toMatchObject({ format: 'h5p' })
})
