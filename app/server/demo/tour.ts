import { cardOf, definitions, readCard, type Card } from '#cards/index.ts'
import type { DemoContext } from './base.ts'
import { tour, type TourNote } from './tour.data.ts'
import { makeTourFiles } from './tour.files.ts'

// Far from the numbers of the samples, which cards use to speak of each other.
const firstId = 20_000

/** The cards of the activity that shows every type, with files of their own. */
export async function tourCards(demo: DemoContext): Promise<Card[]> {
  const notes = tour(await makeTourFiles(demo))
  const drafts = await Promise.all(notes.map(draft))
  const ids = new Map(drafts.map((card, place) => [card.id, firstId + place]))
  return drafts.map((card, place) => ({
    ...cardOf(card.type).navigating.remap(card, ids),
    id: firstId + place,
  }))
}

async function draft({ type, sample, change }: TourNote): Promise<Card> {
  const { cards } = await definitions[type].sample()
  const found = cards[sample]
  if (!found) throw new Error(`there is no sample ${sample} of ${type}`)
  return readCard({ ...found, ...change })
}
