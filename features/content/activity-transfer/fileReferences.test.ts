import { expect, test } from 'vitest'
import { safeParse } from 'zod/mini'
import { cardSchema, definitions, type Card } from '#cards/index.ts'
import { everyCard, fileIdsOf } from '#deck/deck.document.ts'
import { withFileIds } from './fileReferences.ts'

const samples: Card[] = (
  await Promise.all(Object.values(definitions).map(async (definition) => (await definition.sample()).cards))
).flat()
const withFiles = samples.filter((card) => fileIdsOf([card]).length > 0)

test.each(withFiles.map((card) => [`${card.type} ${card.id}`, card] as const))(
  'files of %s get other numbers and nothing else changes',
  (_name, card) => {
    const ids = new Map(fileIdsOf([card]).map((id) => [id, id + 100_000]))
    const back = new Map([...ids].map(([one, other]) => [other, one]))
    const moved = withFileIds([card], ids)
    expect(fileIdsOf(moved)).toEqual([...ids.values()])
    expect(withFileIds(moved, back)).toEqual([card])
  },
)

test.each(withFiles.map((card) => [`${card.type} ${card.id}`, card] as const))(
  'files of %s that are gone leave a card that its type still takes',
  (_name, card) => {
    const lost: number[] = []
    const left = withFileIds([card], new Map(), (_card, id) => lost.push(id))
    expect(fileIdsOf(left)).toEqual([])
    expect(lost.length).toBeGreaterThan(0)
    for (const { card: each } of everyCard(left)) expect(safeParse(cardSchema, each).success).toBe(true)
  },
)
