import { expect, test } from 'vitest'
import { isObject } from '#kit/value/sameJson.ts'
import { cardOf, cardTypes, definitions, type Card } from '#cards/index.ts'
import { paperOf } from './deck.paper.ts'
import { makeCard, makeQuestion } from './makeDeck.ts'

const samples = new Map<string, readonly Card[]>()
for (const type of cardTypes) samples.set(type, (await definitions[type].sample()).cards)

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(strings)
  return isObject(value) ? Object.values(value).flatMap(strings) : []
}

test.each(cardTypes)('a %s card has something to read, see or fill in on paper', (type) => {
  for (const paper of paperOf(samples.get(type) ?? [])) {
    const { opensGroup, isHolder } = cardOf(paper.card.type).nesting
    expect(paper.heading !== '' || paper.blocks.length > 0).toBe(true)
    if (!opensGroup && !isHolder) expect(paper.blocks.length).toBeGreaterThan(0)
  }
})

test.each(cardTypes)('a %s card tells on its page nothing that is only for after the answer', (type) => {
  for (const { card, heading, blocks } of paperOf(samples.get(type) ?? [])) {
    const { content, answering } = cardOf(card.type)
    const open = new Set(strings(content.redact(card, card.id)))
    const page = JSON.stringify([heading, blocks])
    const secrets = [...answering.rightTexts(card), ...strings(card.feedback), card.note]
    const hidden = secrets.filter((text) => text.length > 8 && !open.has(text) && !text.includes('\n'))
    for (const secret of hidden) expect(page).not.toContain(secret)
  }
})

test('a question leaves its choices to be ticked, and its answer stands apart', () => {
  const [, paper] = paperOf([makeCard(1), makeQuestion(2, { explanation: 'That is why.' })])
  expect(paper).toMatchObject({
    number: '2',
    heading: 'Question 2?',
    answers: [{ text: 'Right' }, { text: 'That is why.' }],
  })
  expect(paper?.blocks).toEqual([
    expect.objectContaining({
      kind: 'choices',
      isMany: false,
      items: expect.arrayContaining([expect.objectContaining({ text: 'Right' })]),
    }),
  ])
  expect(JSON.stringify(paper?.blocks)).not.toContain('"correct":true')
})

test('an open question leaves lines to write on, a gap room for a word', () => {
  const kinds = (type: string) =>
    paperOf(samples.get(type) ?? []).flatMap(({ blocks }) => blocks.map(({ kind }) => kind))
  expect(kinds('question')).toContain('lines')
  expect(kinds('assignment')).toContain('lines')
  const blanks = paperOf(samples.get('blanks') ?? []).flatMap(({ heading, blocks }) => [
    heading,
    ...strings(blocks),
  ])
  expect(blanks.join('\n')).toContain('____')
})
