import { expect, test } from 'vitest'
import { cardOf, type Card } from '#cards/index.ts'
import { drawnPicture } from '../makeDocument.ts'
import { readDocument } from '../readDocument.ts'
import { makeH5p } from './makeH5p.ts'

const picture: [string, Buffer] = ['content/images/a.png', await drawnPicture()]
const read = async (library: string, content: object) =>
  readDocument(await makeH5p(library, content, [picture]), 'made.h5p')
const scaledOf = (card: Card | undefined, response: object) =>
  card && cardOf(card.type).answering.score(card, response).scaled
const file = { path: 'images/a.png', mime: 'image/png' }
const losses = (rows: readonly { reason: string | null; text: string }[]) =>
  rows.filter(({ reason }) => reason !== null).map(({ reason, text }) => [reason, text])

// Forms of parameters that older versions of the libraries had, as the upgrades of those libraries document them.
test('a choice of the first versions keeps its picture, tips, settings and what is said after it', async () => {
  const { cards, rows } = await read('H5P.MultiChoice', {
    question: 'Which one is right?',
    image: file,
    answers: [
      { text: 'One', correct: true, tip: 'Look', chosenFeedback: 'Yes', notChosenFeedback: 'Pity' },
      { text: 'Two', correct: false },
      { text: 'Three', correct: false },
    ],
    tryAgain: false,
    enableSolutionsButton: false,
    singleAnswer: true,
    randomAnswers: false,
    UI: { feedback: 'Try', wrongText: 'No', correctText: 'Right' },
  })
  expect(cards).toMatchObject([
    {
      kind: 'single',
      picture: { fileId: 1 },
      shuffle: 'none',
      attempts: { max: 1, showAnswer: 'never' },
      hints: ['Look'],
      options: [{ feedback: 'Yes' }, {}, {}],
      feedback: { correct: 'Right', partly: 'Try', wrong: 'No' },
    },
  ])
  expect(losses(rows)).toEqual([['feedbackDropped', 'Pity']])
})

test.each([
  ['H5P.Blanks', { questions: ['A *b*'], caseSensitive: false, score: 'Done' }, { ignoreCase: true }],
  ['H5P.DragText', { textField: 'A *b*', enableShowSolution: false, score: 'Done' }, { entry: 'bank' }],
  ['H5P.MarkTheWords', { textField: 'A *b*', enableTryAgain: false, score: 'Done' }, { text: 'A [b]' }],
  [
    'H5P.Summary',
    { summaries: [['A', 'B']], summary: 'Done' },
    { steps: [{ statements: [{ text: 'A' }, {}] }] },
  ],
])('%s of the first versions says after the answer what it said then', async (library, content, expected) => {
  const { cards } = await read(library, content)
  expect(cards).toMatchObject([{ ...expected, feedback: { correct: 'Done', wrong: 'Done' } }])
})

test('what a version of today says itself is not overwritten', async () => {
  const { cards } = await read('H5P.Blanks', {
    questions: ['A *b*'],
    score: 'Old',
    overallFeedback: [{ from: 0, to: 100, feedback: 'New' }],
    behaviour: { caseSensitive: true },
    caseSensitive: false,
  })
  expect(cards).toMatchObject([{ ignoreCase: false, feedback: { correct: 'New' } }])
})

test('what is said to a word that was dragged is named, and is no part of the word', async () => {
  const { cards, rows } = await read('H5P.DragText', {
    textField: 'H5P is *interactive\\+Correct! \\-Incorrect, try again!* in a *browser:What kind?\\+Good*.',
    distractors: '*slow\\-Not that*',
  })
  expect(cards).toMatchObject([
    { text: 'H5P is [interactive] in a [browser].', hints: ['What kind?'], distractors: ['slow'] },
  ])
  expect(losses(rows)).toEqual([
    ['feedbackDropped', 'Correct!'],
    ['feedbackDropped', 'Incorrect, try again!'],
    ['feedbackDropped', 'Good'],
  ])
  expect(scaledOf(cards[0], { answers: ['interactive', 'slow'] })).toBe(0.5)
})

test('tips that stand in a group of their own are hints', async () => {
  const summary = await read('H5P.Summary', {
    summaries: [{ summary: ['A', 'B'], tip: { tip: '<p>Look</p>' } }],
  })
  expect(summary.cards).toMatchObject([{ hints: ['Look'] }])
  const cards = await read('H5P.Flashcards', {
    cards: [{ text: 'Half a litre?', answer: '1\\/2 l/0.5 l', tip: { tip: '<p>A fraction</p>' } }],
    caseSensitive: true,
  })
  expect(cards.cards).toMatchObject([
    { pairs: [{ back: { text: '1/2 l' }, accepted: ['0.5 l'], tip: 'A fraction' }] },
  ])
  expect(losses(cards.rows)).toEqual([['settingDropped', 'caseSensitive']])
  const board = await read('H5P.DragQuestion', {
    question: {
      settings: { size: { width: 600, height: 300 }, questionTitle: 'Old title' },
      task: {
        elements: [
          { type: { library: 'H5P.Text 1.1', params: { text: 'It' } }, dropZones: ['0'], x: 1, y: 1 },
        ],
        dropZones: [
          {
            ...{ label: 'Here', x: 10, y: 10, width: 5, height: 3, correctElements: ['0'] },
            tipsAndFeedback: { tip: '<p>Left</p>', feedbackOnCorrect: 'Yes', feedbackOnIncorrect: 'No' },
          },
        ],
      },
    },
  })
  expect(board.cards).toMatchObject([{ question: 'Old title', hints: ['Left'] }])
  expect(losses(board.rows)).toEqual([
    ['feedbackDropped', 'Yes'],
    ['feedbackDropped', 'No'],
    ['scoringDiffers', 'Made for a test'],
  ])
})

test('an essay keeps how long it may be, and names what its grading has no counterpart of', async () => {
  const { cards, rows } = await read('H5P.Essay', {
    taskDescription: 'Tell',
    solution: { introduction: 'For example', sample: 'A long story' },
    keywords: [{ keyword: 'story', options: { points: 1, caseSensitive: true } }],
    behaviour: {
      minimumLength: 20,
      maximumLength: 9000,
      overrideCaseSensitive: 'off',
      ignoreScoring: true,
      percentagePassing: 50,
      percentageMastering: 90,
    },
  })
  expect(cards).toMatchObject([{ minLength: 20, maxLength: 5000, grading: 'rule', passShare: 0.5 }])
  expect(losses(rows)).toEqual([
    ['settingDropped', 'percentageMastering: 90'],
    ['settingDropped', 'ignoreScoring'],
    ['feedbackDropped', 'For example'],
  ])
})

test('rows of columns are opened, and a book begins with its cover', async () => {
  const text = (words: string) => ({ library: 'H5P.AdvancedText 1.1', params: { text: `<p>${words}</p>` } })
  const inColumn = (...parts: object[]) => ({
    library: 'H5P.RowColumn 1.0',
    params: { content: parts },
  })
  const row = {
    library: 'H5P.Row 1.0',
    params: {
      columns: [{ width: 50, content: inColumn(text('Left')) }, { content: inColumn(text('Right')) }],
    },
  }
  const { cards, rows } = await read('H5P.InteractiveBook', {
    showCoverPage: true,
    bookCover: {
      coverDescription: '<h2>My book</h2>',
      coverMedium: { library: 'H5P.Image 1.1', params: { file, alt: 'A cover' } },
    },
    chapters: [
      {
        library: 'H5P.Column 1.18',
        metadata: { title: 'One' },
        params: { content: [{ content: row }] },
      },
    ],
  })
  expect(cards.map(({ type, title }) => [type, title])).toEqual([
    ['image', ''],
    ['text', 'Made for a test'],
    ['section', 'One'],
    ['text', ''],
    ['text', ''],
  ])
  expect(rows.every(({ outcome }) => outcome === 'taken')).toBe(true)
})

test('a summary in which nothing stands, as films have one that nobody sees, is no card', async () => {
  const { cards, rows } = await read('H5P.Summary', { intro: 'Choose', summaries: [{ tip: '' }] })
  expect(cards).toEqual([])
  expect(losses(rows)).toEqual([['h5pEmpty', 'H5P.Summary: Made for a test']])
})

test('a title that the editor gave is none, whatever its language', async () => {
  const titles = ['Untitled Text', 'Unbenannt: Text', 'Sin título Texto', 'A text']
  const { cards } = await read('H5P.Column', {
    content: titles.map((title) => ({
      content: { library: 'H5P.AdvancedText 1.1', params: { text: 'A' }, metadata: { title } },
    })),
  })
  expect(cards.map(({ title }) => title)).toEqual(['', '', '', 'A text'])
})

test('a slide keeps the picture behind it and its flowing text, and names buttons and comments', async () => {
  const flowing = { library: 'H5P.ContinuousText 1.2', params: { text: '' } }
  const { cards, rows } = await read('H5P.CoursePresentation', {
    presentation: {
      ct: '<p>On and on</p>',
      slides: [
        {
          slideBackgroundSelector: { imageSlideBackground: file },
          elements: [
            { action: flowing, solution: '<p>Ask</p>' },
            { title: 'Next', goToSlideType: 'next' },
          ],
        },
        { elements: [{ action: flowing }], keywords: [{ main: 'Second' }] },
      ],
    },
  })
  expect(cards.map(({ type, title }) => [type, title])).toEqual([
    ['section', '1'],
    ['image', ''],
    ['text', ''],
  ])
  expect(losses(rows)).toEqual([
    ['feedbackDropped', 'Ask'],
    ['h5pPart', 'Next'],
  ])
})

test('stages of a map become sections, and what makes it a game is named', async () => {
  const stage = (label: string, text: string) => ({
    label,
    contentsList: [{ contentType: { library: 'H5P.AdvancedText 1.1', params: { text } } }],
  })
  const { cards, rows } = await read('H5P.GameMap', {
    showTitleScreen: true,
    titleScreen: { titleScreenIntroduction: '<p>Set off</p>' },
    endScreen: { success: { endScreenTextSuccess: '<p>Home</p>' } },
    gamemaps: [
      {
        elements: [
          stage('Wood', 'Trees'),
          { label: 'Heart', specialStageType: 'extra-life' },
          stage('Sea', 'Salt'),
        ],
      },
    ],
    behaviour: { lives: 3 },
  })
  expect(cards.map(({ type, title }) => [type, title])).toEqual([
    ['text', 'Made for a test'],
    ['section', 'Wood'],
    ['text', ''],
    ['section', 'Sea'],
    ['text', ''],
  ])
  expect(losses(rows)).toEqual([
    ['settingDropped', 'lives: 3'],
    ['feedbackDropped', 'Home'],
    ['settingDropped', 'extra-life: Heart'],
  ])
})

test('a timeline keeps its introduction and when things ended', async () => {
  const { cards, rows } = await read('H5P.Timeline', {
    timeline: {
      headline: 'War',
      text: '<p>Long ago</p>',
      date: [
        { startDate: '1618', endDate: '1648', headline: 'Thirty years' },
        { startDate: '1701', headline: 'Succession', asset: { credit: 'A museum' } },
      ],
      era: [{ startDate: '1600', headline: 'Baroque' }, { headline: '' }],
    },
  })
  expect(cards).toMatchObject([
    { type: 'text' },
    { type: 'timeline', moments: [{ date: '1618 – 1648' }, { date: '1701' }] },
  ])
  expect(losses(rows)).toEqual([
    ['h5pPart', 'Baroque'],
    ['h5pPart', 'A museum'],
  ])
})

test('what a spot of a picture holds beside words follows the picture', async () => {
  const { cards } = await read('H5P.ImageHotspots', {
    image: file,
    hotspots: [
      {
        position: { x: 10, y: 20 },
        header: 'A leaf',
        content: [
          { library: 'H5P.Text 1.1', params: { text: 'Green' } },
          { library: 'H5P.Image 1.1', params: { file, alt: 'A leaf, near' } },
        ],
      },
    ],
  })
  const body = { content: [{ content: [{ text: 'Green' }] }] }
  expect(cards).toMatchObject([
    { pictures: [{ hotspots: [{ title: 'A leaf', body }] }] },
    { type: 'image', pictures: [{ media: { alt: 'A leaf, near' } }] },
  ])
})

const statement = (index: number) => ({ summary: [`Right ${index}`, `Wrong ${index}`] })
const choice = (index: number) => ({ question: `Question ${index}?`, answers: ['Yes', 'No'] })

test.each([
  ['H5P.Summary', { summaries: Array.from({ length: 13 }, (_, index) => statement(index)) }, 2],
  ['H5P.SingleChoiceSet', { choices: Array.from({ length: 60 }, (_, index) => choice(index)) }, 2],
  ['H5P.Blanks', { questions: Array.from({ length: 40 }, (_, index) => `Gap *${index}* here`) }, 2],
  ['H5P.MarkTheWords', { textField: `<p>${'word '.repeat(400)}*one*</p>`.repeat(3) }, 3],
  [
    'H5P.QuestionSet',
    {
      questions: Array.from({ length: 60 }, (_, index) => ({
        library: 'H5P.TrueFalse 1.8',
        params: { question: `Question ${index}`, correct: 'true' },
      })),
      poolSize: 5,
    },
    2,
  ],
])(
  '%s that is too long for one card becomes more of them, and nothing is lost',
  async (library, content, count) => {
    const { cards, rows } = await read(library, content)
    expect(cards).toHaveLength(count)
    for (const card of cards) expect(cardOf(card.type).content.problems(card)).toEqual([])
    expect(rows.map(({ outcome }) => outcome)).toContain('taken')
    const usual = ['textSplit', 'scoringDiffers']
    expect(rows.filter(({ reason }) => reason !== null && !usual.includes(reason))).toEqual(
      library === 'H5P.QuestionSet' ? [expect.objectContaining({ text: 'poolSize: 5' })] : [],
    )
  },
)

const answers = (...rights: boolean[]) => rights.map((correct, index) => ({ text: `${index}`, correct }))

test.each([
  ['H5P.MultiChoice', { question: 'A', answers: answers(true, true, false) }, true],
  ['H5P.MultiChoice', { question: 'A', answers: answers(true, true, false, false) }, false],
  ['H5P.MultiChoice', { question: 'A', answers: answers(true, false, false) }, false],
  ['H5P.MultiChoice', { question: 'A', answers: answers(true, true, false), singlePoint: true }, false],
  ['H5P.MarkTheWords', { textField: 'One *two* three' }, true],
  ['H5P.SortParagraphs', { taskDescription: 'A', paragraphs: ['One', 'Two', 'Three'] }, true],
])('%s with %j is worth something else here: %s', async (library, content, differs) => {
  const { rows } = await read(library, content)
  expect(rows.some(({ reason }) => reason === 'scoringDiffers')).toBe(differs)
})

test('a question that is too long stands whole before its card', async () => {
  const question = `<p>${'A long story. '.repeat(60)}</p><p>Is it so?</p>`
  const { cards, rows } = await read('H5P.TrueFalse', { question, correct: 'true' })
  expect(cards.map(({ type }) => type)).toEqual(['text', 'choice'])
  expect(losses(rows).map(([reason]) => reason)).toEqual(['textBefore'])
  expect(cards.flatMap((card) => cardOf(card.type).content.text(card))[0]).toContain('Is it so?')
})

test('what a set wants of all its questions holds for each of them', async () => {
  const question = {
    library: 'H5P.TrueFalse 1.8',
    params: { question: 'So?', correct: 'true', behaviour: { enableRetry: true } },
  }
  const { cards, rows } = await read('H5P.QuestionSet', {
    introPage: { showIntroPage: true, title: 'Test', introduction: '<p>Two of them</p>' },
    questions: [question, question],
    override: { retryButton: 'off', showSolutionButton: 'off' },
    endGame: { oldFeedback: { successGreeting: 'Hurray' } },
  })
  expect(cards).toMatchObject([
    { intro: 'Test\nTwo of them', cards: [{ attempts: { max: 1, showAnswer: 'never' } }, {}] },
  ])
  expect(losses(rows)).toEqual([['feedbackDropped', 'Hurray']])
})

test('parts of a board beyond those that it takes are named', async () => {
  const element = (index: number) => ({
    type: { library: 'H5P.AdvancedText 1.1', params: { text: `Thing ${index}` } },
    dropZones: index < 3 ? [] : ['0'],
  })
  const zone = { label: 'Here', x: 0, y: 0, width: 5, height: 5, correctElements: ['3', '22'] }
  const { cards, rows } = await read('H5P.DragQuestion', {
    behaviour: { applyPenalties: false },
    question: {
      settings: { size: { width: 600, height: 300 } },
      task: { elements: Array.from({ length: 25 }, (_, index) => element(index)), dropZones: [zone] },
    },
  })
  const [card] = cards
  expect(card).toMatchObject({ question: 'Made for a test' })
  const { things } = JSON.parse(JSON.stringify(card))
  expect(things).toHaveLength(20)
  expect(things.filter(({ zoneIds }: { zoneIds: string[] }) => zoneIds.length > 0)).toMatchObject([
    { text: 'Thing 3' },
    { text: 'Thing 22' },
  ])
  expect(losses(rows)).toEqual([
    ...[0, 1, 2].map((index) => ['h5pPart', `Thing ${index}`]),
    ...[23, 24].map((index) => ['tooManyParts', `Thing ${index}`]),
  ])
})
