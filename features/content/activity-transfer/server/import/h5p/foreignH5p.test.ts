import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { foreignFiles, withoutForeign } from '#kit/testing/server/foreignFiles.ts'
import { cardOf, type Card } from '#cards/index.ts'
import { everyCard } from '#deck/deck.document.ts'
import { readDocument } from '../readDocument.ts'

const found = foreignFiles('h5p/*.h5p')
const read = async (name: string) => {
  const path = found.find((each) => basename(each) === `H5P.${name}.h5p`)
  if (path === undefined) throw new Error(`There is no ${name}`)
  return readDocument(await readFile(path), basename(path))
}

const placed = (...pairs: (readonly [thing: string, zone: string])[]) => ({
  placed: pairs.map(([thingId, zoneId]) => ({ thingId, zoneId })),
  points: [],
  zoneIds: [],
})
const pointed = (x: number, y: number) => ({ placed: [], points: [{ x, y }], zoneIds: [] })
const typedCards = (...texts: string[]) => ({
  mode: 'typed',
  pairs: texts.map((text, index) => ({ id: `p${index + 1}`, text })),
})
const heard = (...readings: string[]) => ({
  by: 'recognition',
  items: [{ itemId: 'p1', heard: readings, tries: 1 }],
})
const chosen = (...optionIds: string[]) => ({ optionIds })
const steps = (...ids: string[]) => ({ marked: [], chosen: ids })

/** Where the words of a text begin, as many times as they stand there. */
const placesOf = (card: Card, ...words: readonly string[]) => {
  const { text } = JSON.parse(JSON.stringify(cardOf(card.type).content.redact(card, 1)))
  return words.map((word) => String(text).indexOf(word))
}
const marked =
  (...words: readonly string[]) =>
  (card: Card) => ({ marked: placesOf(card, ...words), chosen: [] })
const berries = [
  'Bilberries',
  'blueberries',
  'Cloudberries',
  'raspberries',
  'blackberries',
  'Redcurrants',
  'blackcurrants',
]

const cities =
  'Canberra Minsk Beijing Oslo Paris London Madrid Athens Tokyo Moscow Washington Stockholm'.split(' ')

/** The lines of words in the letters that learners are sent, found by reading them in all directions. */
const searched =
  (...words: readonly string[]) =>
  (card: Card) => {
    const { rows } = JSON.parse(JSON.stringify(cardOf(card.type).content.redact(card, 1)))
    const cells = rows.flatMap((row: string[], down: number) => row.map((_, right) => [down, right]))
    const steps = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right]))
    const lines = words.map((word) => {
      const far = word.length - 1
      const reads = ([row, column]: number[], [down, right]: number[]) =>
        [...word.toLowerCase()].every(
          (letter, index) =>
            rows[Number(row) + Number(down) * index]?.[Number(column) + Number(right) * index] === letter,
        )
      for (const cell of cells) {
        for (const step of steps) {
          const [row, column] = cell
          if (reads(cell, step))
            return {
              from: { row, column },
              to: { row: row + Number(step[0]) * far, column: column + Number(step[1]) * far },
            }
        }
      }
      throw new Error(`${word} is not among the letters`)
    })
    return { entries: [], lines }
  }

type Answer = object | ((card: Card) => object)
interface Play {
  readonly file: string
  /** Which of the cards that are answered, cards inside others included. */
  readonly card?: number
  readonly answer: Answer
  /** By the rule that H5P documents for the type. */
  readonly scaled: number
  readonly rule: string
}

const plays: readonly Play[] = [
  {
    file: 'Blanks',
    answer: { answers: ['blue', 'Cloud', 'black'] },
    scaled: 1,
    rule: 'a point for each gap',
  },
  {
    file: 'Blanks',
    answer: { answers: ['BLUE', 'x', 'x'] },
    scaled: 1 / 3,
    rule: 'case does not matter here',
  },
  { file: 'Blanks', answer: { answers: ['x', 'y', 'z'] }, scaled: 0, rule: 'a point for each gap' },
  { file: 'MultiChoice', answer: chosen('p1'), scaled: 1, rule: 'the one right option' },
  { file: 'MultiChoice', answer: chosen('p2'), scaled: 0, rule: 'the one right option' },
  { file: 'SingleChoiceSet', answer: chosen('p1'), scaled: 1, rule: 'the first answer is right' },
  { file: 'SingleChoiceSet', card: 1, answer: chosen('p1'), scaled: 1, rule: 'the first answer is right' },
  { file: 'SingleChoiceSet', card: 2, answer: chosen('p3'), scaled: 0, rule: 'the first answer is right' },
  { file: 'MarkTheWords', answer: marked(...berries), scaled: 1, rule: 'all words between stars' },
  {
    file: 'MarkTheWords',
    answer: marked('edible', 'found'),
    scaled: 0,
    rule: 'wrong words take points away',
  },
  { file: 'Summary', answer: steps('p1s0', 'p2s0'), scaled: 1, rule: 'the first statement of each panel' },
  { file: 'Summary', answer: steps('p1s0', 'p2s1'), scaled: 0.5, rule: 'a panel solved at once counts' },
  { file: 'Summary', answer: steps('p1s2', 'p2s1'), scaled: 0, rule: 'a panel solved at once counts' },
  { file: 'DragQuestion', answer: placed(['t2', 'p1']), scaled: 1, rule: 'the element that the zone names' },
  { file: 'DragQuestion', answer: placed(['t1', 'p1']), scaled: 0, rule: 'another element in the zone' },
  { file: 'ImageHotspotQuestion', answer: pointed(0.88, 0.55), scaled: 1, rule: 'the right spot' },
  { file: 'ImageHotspotQuestion', answer: pointed(0.1, 0.55), scaled: 0, rule: 'a wrong spot' },
  {
    file: 'Flashcards',
    answer: typedCards('Lime', 'cherry', 'Strawberry', 'Orange', 'Blueberry'),
    scaled: 0.8,
    rule: 'a point for each card',
  },
  {
    file: 'Flashcards',
    answer: typedCards('a', 'b', 'c', 'd', 'e'),
    scaled: 0,
    rule: 'a point for each card',
  },
  { file: 'FindTheWords', answer: searched(...cities), scaled: 1, rule: 'a point for each word' },
  {
    file: 'FindTheWords',
    answer: searched('Oslo', 'Tokyo', 'Paris'),
    scaled: 0.25,
    rule: 'a point for each word',
  },
  {
    file: 'FindTheWords',
    answer: { entries: [], lines: [{ from: { row: 0, column: 0 }, to: { row: 0, column: 1 } }] },
    scaled: 0,
    rule: 'letters that are no word',
  },
  { file: 'SpeakTheWords', answer: heard('Four'), scaled: 1, rule: 'an accepted answer, whatever its case' },
  { file: 'SpeakTheWords', answer: heard('for', '4'), scaled: 1, rule: 'any reading of what was heard' },
  { file: 'SpeakTheWords', answer: heard('five'), scaled: 0, rule: 'another answer' },
  { file: 'SpeakTheWords', answer: heard('three four five'), scaled: 0, rule: 'nothing but the answer' },
  { file: 'InteractiveVideo', answer: chosen('p1'), scaled: 1, rule: 'the one right option' },
  { file: 'InteractiveVideo', answer: chosen('p2'), scaled: 0, rule: 'the one right option' },
  { file: 'InteractiveVideo', card: 1, answer: chosen('true'), scaled: 1, rule: 'what is true is true' },
  { file: 'InteractiveVideo', card: 2, answer: chosen('false'), scaled: 0, rule: 'what is true is true' },
  { file: 'CoursePresentation', answer: chosen('p1'), scaled: 1, rule: 'the one right option' },
  { file: 'CoursePresentation', answer: chosen('p2'), scaled: 0, rule: 'the one right option' },
  { file: 'CoursePresentation', card: 1, answer: chosen('false'), scaled: 0, rule: 'what is true is true' },
  { file: 'CoursePresentation', card: 2, answer: chosen('true'), scaled: 1, rule: 'what is true is true' },
  {
    file: 'Essay',
    answer: { text: 'A book. '.repeat(20).trim() },
    scaled: 0,
    rule: 'the points of keywords that are found',
  },
]

test('contents of H5P are there', async ({ annotate }) => {
  if (found.length === 0) return void (await annotate(withoutForeign))
  expect(found.length).toBeGreaterThan(25)
})

describe.skipIf(found.length === 0)('contents of H5P by Lumieducation/H5P-Nodejs-library', () => {
  test.each(plays)('$file played: $rule gives $scaled', async ({ file, card = 0, answer, scaled }) => {
    const { cards } = await read(file)
    const answered = everyCard(cards).filter(({ card: each }) => cardOf(each.type).answering.isScorable)
    const played = answered[card]?.card
    if (!played) throw new Error('nothing to answer')
    const response = typeof answer === 'function' ? answer(played) : answer
    expect(cardOf(played.type).answering.accepts(played, response)).toBe(true)
    expect(cardOf(played.type).answering.score(played, response).scaled).toBeCloseTo(scaled)
  })

  test('an essay with every keyword has all points', async () => {
    const { cards } = await read('Essay')
    const [essay] = cards
    if (!essay) throw new Error('a card')
    const { keywords } = JSON.parse(JSON.stringify(essay))
    const text = keywords.map((keyword: { text: string }) => keyword.text).join(' ')
    expect(cardOf('question').answering.score(essay, { text }).scaled).toBe(1)
  })

  test.each([
    ['Accordion', ['text'], 0],
    ['Audio', ['audio'], 1],
    ['Blanks', ['image', 'blanks'], 1],
    ['Collage', ['image'], 3],
    ['Dialogcards', ['flip'], 10],
    ['DragQuestion', ['place'], 1],
    ['Essay', ['question'], 0],
    ['FindTheWords', ['crossword'], 0],
    ['Flashcards', ['flip'], 5],
    ['ImageHotspotQuestion', ['place'], 1],
    ['ImageHotspots', ['image'], 1],
    ['ImageSlider', ['image'], 4],
    ['MarkTheWords', ['markWords'], 0],
    ['MemoryGame', ['memory'], 4],
    ['MultiChoice', ['choice'], 1],
    ['Questionnaire', ['poll', 'poll', 'question'], 0],
    ['SingleChoiceSet', ['composite'], 0],
    ['SpeakTheWords', ['speak'], 0],
    ['Summary', ['markWords'], 0],
  ])('%s becomes %j with %i files, and can be published', async (file, types, files) => {
    const result = await read(file)
    expect(result.cards.map(({ type }) => type)).toEqual(types)
    expect(result.files).toHaveLength(files)
    for (const { card } of everyCard(result.cards))
      expect(cardOf(card.type).content.problems(card)).toEqual([])
  })

  test('Accordion keeps its panels, each under its heading', async () => {
    const { cards } = await read('Accordion')
    expect(cards).toMatchObject([{ type: 'text', layout: 'accordion' }])
    const lines = cards.flatMap((card) => cardOf(card.type).content.text(card).split('\n'))
    expect(lines).toEqual(expect.arrayContaining(['Cherries', 'Cranberries', 'Blackberries', 'Açaí berries']))
  })

  // Examples of everything, in which most contents are empty: those are named, and of the others nothing is missing.
  test.each([
    ['CoursePresentation', 24, 25],
    ['InteractiveVideo', 20, 5],
  ])(
    '%s becomes %i cards that can be published, and %i empty contents are named',
    async (file, count, empty) => {
      const { cards, rows } = await read(file)
      expect(cards).toHaveLength(count)
      for (const { card } of everyCard(cards)) expect(cardOf(card.type).content.problems(card)).toEqual([])
      const reasons = rows.map(({ reason }) => reason)
      expect(reasons).not.toContain('unfinished')
      expect(reasons.filter((reason) => reason === 'h5pEmpty')).toHaveLength(empty)
      const places = new Set(rows.map(({ at }) => at))
      expect(places.size).toBe(Math.max(...[...places].map(Number)))
    },
  )

  // The two pictures were left out of the file that was handed on.
  test('ImageJuxtaposition becomes two pictures to compare', async () => {
    const { cards, rows } = await read('ImageJuxtaposition')
    expect(cards).toMatchObject([{ type: 'compare', beforeLabel: 'July 11, 2011', start: 50 }])
    expect(rows.map(({ reason }) => reason)).toEqual([null, 'pictureMissing', 'pictureMissing', 'unfinished'])
  })

  test.each(['AdventCalendar', 'Chart', 'DocumentationTool', 'KewArCode', 'PersonalityQuiz', 'ThreeImage'])(
    '%s has no card, and is named',
    async (file) => {
      const { cards, rows } = await read(file)
      expect(cards).toEqual([])
      expect(rows).toMatchObject([{ outcome: 'left', reason: 'h5pType' }])
      expect(rows[0]?.text).toContain(`H5P.${file}`)
    },
  )

  const broken = foreignFiles('h5p-broken/*.h5p')
  test.each(broken.map((path) => [basename(path), path]))(
    '%s is refused, or read with care',
    async (name, path) => {
      const result = await readDocument(await readFile(path), name).catch((error: unknown) => error)
      const isRefused = /broken-h5p|broken-content|corrupt|json-schema/.test(name)
      if (isRefused) expect(result).toMatchObject({ why: 'broken' })
      else expect(result).toMatchObject({ cards: [], rows: [{ reason: 'h5pType' }] })
    },
  )
})
