import { expect, test } from 'vitest'
import { cardTypes, type CardType } from '#cards/index.ts'
import { groupsOfTypes, type Offered } from './offered.ts'

const offer = (type: CardType): Offered => ({ type, label: `A ${type}`, purpose: 'to learn with' })
const typesIn = (recent: readonly CardType[], keyword = '') =>
  groupsOfTypes(offer, recent, keyword).map(
    ({ name, types }) => [name, types.map(({ type }) => type)] as const,
  )

test('every type is offered once, whatever was used last', () => {
  const all = typesIn(['choice', 'text', 'image', 'video', 'audio', 'branch']).flatMap(([, types]) => types)
  expect(all.toSorted()).toEqual([...cardTypes].toSorted())
})

test('the palette begins with what most activities are made of, then the four others that were used last', () => {
  const [usual, recent] = typesIn(['poll', 'choice', 'audio', 'flip', 'text', 'order', 'match'])
  expect(usual).toEqual(['usual', ['text', 'image', 'video', 'choice', 'question']])
  expect(recent).toEqual(['recent', ['poll', 'audio', 'flip', 'order']])
})

test('where nothing was used yet, the rest follows by what it is for', () => {
  const names = typesIn([]).map(([name]) => name)
  expect(names).toEqual(['usual', 'show', 'ask', 'talk', 'arrange'])
})

test.each([
  ['show', 'audio'],
  ['ask', 'blanks'],
  ['ask', 'poll'],
  ['talk', 'aiChat'],
  ['arrange', 'section'],
  ['arrange', 'branch'],
  ['arrange', 'composite'],
])('among what can be done with it, %s holds %s', (family, type) => {
  expect(typesIn([]).find(([name]) => name === family)?.[1]).toContain(type)
})

test('a search answers one list, what is called so before what is about it', () => {
  expect(typesIn([], 'A text')).toEqual([['found', ['text']]])
  expect(typesIn([], 'nothing of this kind')).toEqual([['found', []]])
})
