import { and, inArray, isNull } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { mapCards } from '#deck/deck.document.ts'
import type { Card } from '#cards/index.ts'
import { abilityView } from '#features/content/ability/server/ability.queries.ts'
import { left, type DraftRow } from '../../report.ts'
import type { ReadResult } from './readDocument.ts'

/**
 * What cards of a foreign file name is kept only where it is the same here: a number alone would lead to somebody else's
 * ability. The names of those left out are reported.
 */
export async function atHome({ db }: Call, read: ReadResult): Promise<ReadResult> {
  const named = new Set(read.cards.flatMap((card) => card.competencies.map(({ abilityId }) => abilityId)))
  if (named.size === 0) return read
  const here = await db
    .select({ id: abilityView.id, name: abilityView.name })
    .from(abilityView)
    .where(and(inArray(abilityView.id, [...named]), isNull(abilityView.deletedAt)))
  const names = new Map(read.abilities.map(({ id, name }) => [id, name]))
  const existing = new Set(here.filter(({ id, name }) => names.get(id) === name).map(({ id }) => id))
  const lost = [...named].filter((id) => !existing.has(id))
  if (lost.length === 0) return read
  const rows: DraftRow[] = lost.map((id) => left(null, 'linkDropped', names.get(id) ?? ''))
  return { ...read, cards: withAbilities(read.cards, existing), rows: [...read.rows, ...rows] }
}

const withAbilities = (cards: readonly Card[], existing: ReadonlySet<number>): Card[] =>
  mapCards(cards, (card) => ({
    ...card,
    competencies: card.competencies.filter(({ abilityId }) => existing.has(abilityId)),
  }))
