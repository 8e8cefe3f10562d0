import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { isObject, sameJson, valueAt } from '#kit/value/sameJson.ts'
import { randomFrom } from '#kit/value/shuffle.ts'
import { cardOf, cardSchema, cardTypes, definitions, newCardSchema, readCard, type Card } from './index.ts'

const samples = new Map<string, CardSample>()
for (const type of cardTypes) samples.set(type, await definitions[type].sample())
const cardsOf = (type: string): readonly Card[] => samples.get(type)?.cards ?? []

/** Strings of the solution that an onlooker could read. */
const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(strings)
  return isObject(value) ? Object.values(value).flatMap(strings) : []
}

describe.each(cardTypes)('every %s card', (type) => {
  const definition = definitions[type]
  const sample = () => samples.get(type)

  test('begins blank: of its type, savable, and not yet fit to publish', () => {
    const blank = definition.createEmpty(7)
    expect(z.parse(cardSchema, blank)).toEqual(blank)
    expect(blank).toMatchObject({ id: 7, type, required: true })
    expect(definition.content.problems(blank).length).toBeGreaterThan(0)
  })

  test('has a sample that can be published', () => {
    expect(cardsOf(type).length).toBeGreaterThan(0)
    for (const card of cardsOf(type)) {
      expect(z.parse(cardSchema, card)).toEqual(card)
      expect(definition.content.problems(card)).toEqual([])
    }
  })

  test('refuses a field that it does not have', () => {
    expect(z.safeParse(cardSchema, { ...definition.createEmpty(1), correctAnswer: 1 }).success).toBe(false)
  })

  test('can be sent without an id', () => {
    const { id: _, ...card } = definition.createEmpty(1)
    expect(z.safeParse(newCardSchema, card).success).toBe(true)
    expect(z.safeParse(cardSchema, card).success).toBe(false)
  })

  test('is led up to its newest schema', () => {
    expect(definition.upgrades).toHaveLength(definition.schemaVersion - 1)
    expect(definition.createEmpty(1).schemaVersion).toBe(definition.schemaVersion)
    for (const card of cardsOf(type)) expect(readCard(card)).toEqual(card)
    expect(() =>
      readCard({ ...definition.createEmpty(1), schemaVersion: definition.schemaVersion + 1 }),
    ).toThrow()
  })

  test('can be read as text', () => {
    for (const card of cardsOf(type)) expect(definition.content.text(card).trim()).not.toBe('')
  })

  test('names its phrases by their path', () => {
    for (const card of cardsOf(type)) {
      for (const { path, text } of definition.content.phrases(card)) expect(valueAt(card, path)).toBe(text)
    }
  })

  test('names its files by their path', () => {
    for (const card of cardsOf(type)) {
      for (const { path, fileId } of definition.content.files(card)) expect(valueAt(card, path)).toBe(fileId)
    }
  })

  test('keeps its secrets until they are earned, and can still be played', () => {
    for (const card of cardsOf(type).map((each) => ({ ...each, note: 'only for teachers' }))) {
      const redacted = definition.content.redact(card, 3)
      expect(z.parse(cardSchema, redacted)).toEqual(redacted)
      const sent = JSON.stringify(redacted)
      expect(sent).not.toContain('only for teachers')
      for (const text of Object.values(card.feedback).filter((each) => each !== ''))
        expect(sent).not.toContain(text)
      expect(sent).not.toContain('"correct":true')
      const shown = definition.answering.solution(card)
      const secrets = strings(shown).filter((text) => text.length > 8)
      for (const secret of secrets) expect(sent).not.toContain(secret)
    }
  })

  test('is redacted the same way each time for the same learner', () => {
    for (const card of cardsOf(type))
      expect(definition.content.redact(card, 5)).toEqual(definition.content.redact(card, 5))
  })

  test('maps every card that it names, and only those', () => {
    for (const sampled of cardsOf(type)) {
      const conditions = [{ when: 'passed' as const, cardId: 41, is: true }]
      const card = { ...sampled, visibleIf: { match: 'all' as const, conditions } }
      const targets = definition.navigating.targets(card)
      for (const { path, cardId } of targets) expect(valueAt(card, path)).toBe(cardId)
      const ids = new Map(targets.map(({ cardId }) => [cardId, cardId + 1000]))
      const mapped = definition.navigating.remap(card, ids)
      expect(definition.navigating.targets(mapped).map(({ cardId }) => cardId)).toEqual(
        targets.map(({ cardId }) => cardId + 1000),
      )
      expect(sameJson(definition.navigating.remap(card, new Map()), card)).toBe(true)
    }
  })

  test('scores every answer between 0 and 1', () => {
    const respond = sample()?.respond
    expect(respond === undefined).toBe(!definition.answering.isAnswered)
    if (!respond) return
    const { responseSchema } = definition.answering
    fc.assert(
      fc.property(fc.constantFrom(...cardsOf(type)), fc.nat(), (card, seed) => {
        const response = z.parse(responseSchema, respond(card, randomFrom(seed)))
        expect(definition.answering.accepts(card, response)).toBe(true)
        const { scaled, passed } = definition.answering.score(card, response)
        if (scaled === null) expect(passed).toBe(false)
        else expect(scaled >= 0 && scaled <= 1).toBe(true)
        const partIds = new Set(definition.answering.parts(card).map(({ id }) => id))
        for (const id of definition.answering.chosen(response)) expect(partIds).toContain(id)
      }),
    )
  })

  test('never takes progress back', () => {
    const { schema } = definition.progress
    for (const card of cardsOf(type)) {
      const viewed = z.parse(schema, { viewed: true })
      const joined = definition.progress.join(viewed, z.parse(schema, {}))
      expect(joined).toEqual(viewed)
      const state = { progress: viewed, tries: 1, scaled: 1, passed: true, chosen: [] }
      expect(typeof definition.progress.isComplete(card, state)).toBe('boolean')
      expect(
        definition.progress.isComplete(card, { ...state, progress: undefined, tries: 0, passed: false }),
      ).toBe(false)
    }
  })
})

test('an unknown type is refused as input and is a mistake of ours inside', () => {
  expect(z.safeParse(cardSchema, { id: 1, type: 'constructor' }).success).toBe(false)
  expect(() => readCard({ id: 1, type: 'toString' })).toThrow()
  expect(() => cardOf('__proto__')).toThrow('There is no card type')
})
