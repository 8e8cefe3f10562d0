import { expect, test } from 'vitest'
import { cardOf } from '#cards/index.ts'
import { readDocument } from '../readDocument.ts'
import { makeH5p } from './makeH5p.ts'

const column = (...contents: object[]) => ({ content: contents.map((content) => ({ content })) })
const read = async (...contents: object[]) => {
  const { cards, rows } = await readDocument(await makeH5p('H5P.Column', column(...contents)), 'a.h5p')
  return { cards, rows, problems: cards.flatMap((card) => cardOf(card.type).content.problems(card)) }
}

const choice = (question: string, ...options: (readonly [text: string, correct: boolean])[]) => ({
  library: 'H5P.MultiChoice 1.16',
  params: { question, answers: options.map(([text, correct]) => ({ text, correct })) },
})
const summary = (...steps: string[][]) => ({
  library: 'H5P.Summary 1.10',
  params: { intro: 'Choose the correct statement.', summaries: steps.map((each) => ({ summary: each })) },
})
const blanks = (...questions: string[]) => ({
  library: 'H5P.Blanks 1.14',
  params: { text: 'Fill in the missing words', questions },
})

test('contents that hold nothing are named, and make no card', async () => {
  const trueFalse = { library: 'H5P.TrueFalse 1.8', params: { correct: 'true' } }
  const set = { library: 'H5P.SingleChoiceSet 1.11', params: { choices: [{}, {}] } }
  const dialog = { library: 'H5P.Dialogcards 1.9', params: { dialogs: [{ tips: {} }] } }
  const { cards, rows } = await read(choice('', ['', false]), summary([]), blanks(), trueFalse, set, dialog)
  expect(cards).toEqual([])
  expect(rows.slice(1).map(({ text, reason }) => [text, reason])).toEqual(
    ['MultiChoice', 'Summary', 'Blanks', 'TrueFalse', 'SingleChoiceSet', 'Dialogcards'].map((name) => [
      `H5P.${name}`,
      'h5pEmpty',
    ]),
  )
})

test('empty parts and those that repeat another one are left out, and the latter named', async () => {
  const { cards, rows, problems } = await read(
    choice('Which?', ['One', true], ['', false], ['one', false], ['Two', false]),
    summary(['It rains', 'It snows', 'It snows', ''], ['', ''], ['Alone', 'alone']),
  )
  expect(problems).toEqual([])
  expect(cards).toMatchObject([
    {
      type: 'choice',
      options: [
        { text: 'One', correct: true },
        { text: 'Two', correct: false },
      ],
    },
    { type: 'markWords', steps: [{ statements: [{ text: 'It rains' }, { text: 'It snows' }] }] },
  ])
  const twins = rows.filter(({ reason }) => reason === 'h5pTwin')
  expect(twins.map(({ text }) => text)).toEqual(['one', 'It snows', 'alone'])
  expect(rows.filter(({ reason }) => reason === 'noOptions').map(({ text }) => text)).toEqual(['Alone'])
})

test('of two options with the same words the right one counts', async () => {
  const { cards } = await read(choice('Which?', ['One', false], ['One', true], ['Two', false]))
  expect(cards).toMatchObject([{ options: [{ text: 'One', correct: true }, { text: 'Two' }] }])
})

test('a question in which nothing can be answered becomes the text that it shows', async () => {
  const { cards, rows, problems } = await read(
    blanks('<p>The sky [is] blue</p>'),
    choice('Which?', ['One', true]),
  )
  expect(problems).toEqual([])
  expect(cards.map((card) => [card.type, cardOf(card.type).content.text(card)])).toEqual([
    ['text', 'The sky [is] blue'],
    ['text', 'Which?\nOne'],
  ])
  expect(rows.filter(({ reason }) => reason === 'h5pUnasked').map(({ outcome }) => outcome)).toEqual([
    'changed',
    'changed',
  ])
})

test('options among which none is right become a poll, and the report says so', async () => {
  const { cards, rows, problems } = await read(choice('Which?', ['One', false], ['Two', false]))
  expect(problems).toEqual([])
  expect(cards).toMatchObject([
    { type: 'poll', question: 'Which?', options: [{ text: 'One' }, { text: 'Two' }] },
  ])
  expect(rows.map(({ reason }) => reason)).toContain('rightMissing')
})

test('a set keeps the questions that can be answered, and counts them', async () => {
  const whole = { question: 'Which?', answers: ['One', 'Two'] }
  const choices = [whole, {}, { ...whole, question: 'And which?' }]
  const { cards, problems } = await read({ library: 'H5P.SingleChoiceSet 1.11', params: { choices } })
  expect(problems).toEqual([])
  expect(cards).toMatchObject([
    { type: 'composite', points: 2, cards: [{ question: 'Which?' }, { question: 'And which?' }] },
  ])
})

test('a card whose picture is not in the package waits for it', async () => {
  const image = (path: string) => ({ library: 'H5P.Image 1.1', params: { file: { path } } })
  const options = ['a.png', 'b.png'].map((path, index) => ({ media: image(path), correct: index === 0 }))
  const { cards, rows } = await read({ library: 'H5P.MultiMediaChoice 0.3', params: { options } })
  expect(cards).toMatchObject([{ type: 'choice', options: [{}, {}] }])
  const named = rows.flatMap(({ reason }) => reason ?? [])
  expect(named.toSorted()).toEqual(['pictureMissing', 'pictureMissing', 'unfinished'])
})

test('a button that leads to another slide is named', async () => {
  const elements = [{ goToSlide: 2, title: 'On to the map' }, { goToSlideType: 'next' }]
  const params = { presentation: { slides: [{ elements }] } }
  const { rows } = await readDocument(await makeH5p('H5P.CoursePresentation', params), 'a.h5p')
  expect(rows.map(({ reason, text }) => [reason, text])).toEqual([
    ['h5pPart', 'On to the map'],
    ['h5pPart', 'goToSlide: next'],
  ])
})
