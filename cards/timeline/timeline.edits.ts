import { newPartId } from '#kit/card/card.ts'
import { partEdits } from '#kit/card/partEdits.ts'
import { dateMax, maxMoments, type Mode, type Moment, type TimelineCard } from './timeline.schema.ts'

const momentOf = (date: string, title: string): Moment => ({
  id: newPartId(),
  date,
  title,
  body: '',
  picture: null,
})

export const momentEdits = partEdits('moments', maxMoments)

/** A new moment behind the one at `after`. */
export const withNewMoment = (card: TimelineCard, after: number): TimelineCard =>
  momentEdits.added(card, [momentOf('', '')], after)

/** What is arranged is worth a point until the author changes that. */
export const withMode = (card: TimelineCard, mode: Mode): TimelineCard =>
  mode === card.mode ? card : { ...card, mode, points: mode === 'walk' ? 0 : Math.max(1, card.points) }

/** Pasted dates and titles take the place of the moment at `index` where it is still empty, else they follow it. */
export function withPastedMoments(
  card: TimelineCard,
  index: number,
  rows: readonly (readonly [date: string, title: string])[],
): TimelineCard {
  if (rows.length === 0) return card
  const here = card.moments[index]
  const isEmpty = here?.date === '' && here.title === '' && here.body === '' && here.picture === null
  const added = rows.map(([date, title]) => momentOf([...date].slice(0, dateMax).join(''), title))
  return isEmpty
    ? momentEdits.added(momentEdits.without(card, here.id), added, index - 1)
    : momentEdits.added(card, added, index)
}
