import { isObject } from '#kit/value/sameJson.ts'
import { cardTypes, cardOf, type Card } from '#cards/index.ts'

const isCard = (value: Record<string, unknown>): boolean => 'type' in value && typeof value['id'] === 'number'

/** The same value with every file in it turned into this one, since samples name files that no server has, and no numbers. */
function withFile(value: unknown, fileId: number): unknown {
  if (Array.isArray(value)) return value.map((each) => withFile(each, fileId))
  if (!isObject(value)) return value
  const entries = Object.entries(value).filter(([name]) => name !== 'id' || !isCard(value))
  const turned = entries.map(([name, each]) => [
    name,
    name === 'fileId' && typeof each === 'number' ? fileId : withFile(each, fileId),
  ])
  return Object.fromEntries(turned)
}

/** So many cards of all types in turn, as their samples fill them. */
export async function mixedCards(count: number, fileId: number): Promise<unknown[]> {
  const samples = await Promise.all(cardTypes.map((type) => cardOf(type).sample()))
  const kinds = samples.map(({ cards }): readonly Card[] => cards)
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? []
    return withFile(kind[Math.floor(index / kinds.length) % kind.length], fileId)
  })
}
