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

test('the four used last stand before all others, in their order', () => {
  const [first] = typesIn(['choice', 'text', 'image', 'video', 'audio'])
  expect(first).toEqual(['recent', ['choice', 'text', 'image', 'video']])
})

test.each([
  ['show', 'text'],
  ['ask', 'choice'],
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
