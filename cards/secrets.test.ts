import { describe, expect, test } from 'vitest'
import { choice } from './choice/choice.card.ts'
import { cardOf, cardTypes, type Card } from './index.ts'

/** Phrases that no learner may read before an answer, beside the note and the feedback that every card has. */
const secretPhrases: Readonly<Record<string, readonly string[]>> = {
  aiChat: [
    'brief',
    'judge.blocking.*.text',
    'judge.criteria.*.detail',
    'judge.criteria.*.title',
    'script.*.mentions',
    'script.*.reply',
  ],
  aiResponse: ['prompt'],
  assignment: ['rubric.*.detail'],
  blanks: ['explanation', 'text'],
  branch: ['endings.*.text', 'endings.*.title', 'options.*.feedback'],
  choice: ['explanation', 'options.*.feedback'],
  crossword: ['explanation', 'words.*.text'],
  flip: ['pairs.*.accepted.*', 'pairs.*.back.text'],
  markWords: ['explanation', 'text'],
  match: ['explanation'],
  maths: ['explanation', 'mistakes.*.feedback', 'units'],
  order: ['explanation'],
  place: ['explanation', 'zones.*.feedback'],
  question: [
    'explanation',
    'keywords.*.synonyms.*',
    'keywords.*.text',
    'rubric.*.detail',
    'rubric.*.title',
    'sampleAnswer',
  ],
  speak: ['items.*.accepted.*', 'items.*.text'],
  timeline: ['explanation', 'moments.*.body', 'moments.*.date'],
}

function redactedPhrasesOf(card: Card): string[] {
  const { redact, phrases } = cardOf(card.type).content
  const redacted = JSON.stringify(redact(card, 3))
  return phrases(card)
    .filter(({ text }) => !redacted.includes(JSON.stringify(text).slice(1, -1)))
    .map(({ path }) => path.replaceAll(/\.\d+/g, '.*'))
    .filter((path) => path !== 'note' && !path.startsWith('feedback.'))
}

describe.each(cardTypes)('every %s card', (type) => {
  test('withholds these phrases and no others; a new one is decided on here', async () => {
    const { cards } = await cardOf(type).sample()
    const paths = new Set(cards.flatMap(redactedPhrasesOf))
    expect([...paths].toSorted()).toEqual(secretPhrases[type] ?? [])
  })

  test('shows no file of a part that it withholds', async () => {
    const { content, answering, sample } = cardOf(type)
    const { cards } = await sample()
    for (const card of cards) {
      const visible = new Set(content.files(content.redact(card, 3)).map(({ fileId }) => fileId))
      const all = new Set(content.files(card).map(({ fileId }) => fileId))
      for (const fileId of visible) expect(all).toContain(fileId)
      // A card without a solution shows its files at once or never.
      if (answering.solution(card) === null && type !== 'scratch') expect(visible).toEqual(all)
    }
  })
})

test('the ids of the options of a new question do not reveal which one was written first', () => {
  const [one, two] = [choice.createEmpty(1), choice.createEmpty(2)]
  const ids = [...one.options, ...two.options].map(({ id }) => id)
  expect(new Set(ids).size).toBe(6)
  for (const id of ids) expect(id).toMatch(/^\w{8}$/)
})
