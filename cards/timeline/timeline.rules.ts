import type { OwnProblem } from '#kit/card/content.ts'
import { isOrderOf, mixedUp, scoreOrder } from '#kit/card/ordering.ts'
import { seedOfCard } from '#kit/card/seedOfCard.ts'
import type { Score } from '#kit/card/verdict.ts'
import {
  fewest,
  type Moment,
  type TimelineCard,
  type TimelineResponse,
  type TimelineSolution,
} from './timeline.schema.ts'

/** Whether the answer is of this card's mode, and of all its moments. */
export const acceptsTimeline = ({ mode, moments }: TimelineCard, response: TimelineResponse): boolean =>
  mode === response.mode && (response.mode === 'walk' || isOrderOf(moments, response.momentIds))

/** Walked through it is noted only; arranged it is worth what its order is. */
export const scoreTimeline = ({ moments, scoring }: TimelineCard, response: TimelineResponse): Score =>
  response.mode === 'walk'
    ? { scaled: null, passed: false, parts: [], isFinal: true }
    : scoreOrder(moments, response.momentIds, scoring)

/** To be arranged, moments are mixed up and lose what says when they were. */
export function redactedTimeline(card: TimelineCard, seed: number): TimelineCard {
  const hidden = { ...card, explanation: '' }
  return card.mode === 'walk'
    ? hidden
    : { ...hidden, moments: mixedUp(card.moments, seedOfCard(seed, card.id)).map(undated) }
}

const undated = (moment: Moment): Moment => ({
  ...moment,
  date: '',
  body: '',
  picture: moment.picture && { ...moment.picture, caption: '' },
})

/** The moments in their order, with what was hidden; null where nothing is arranged. */
export const timelineSolution = ({ mode, moments, explanation }: TimelineCard): TimelineSolution | null =>
  mode === 'walk'
    ? null
    : {
        moments: moments.map(({ id, date, body, picture }) => ({
          id,
          date,
          body,
          caption: picture?.caption ?? '',
        })),
        explanation,
      }

/** What stops moments from being walked through, or arranged. */
export function timelineProblems({ mode, question, moments }: TimelineCard): OwnProblem[] {
  const titles = moments.map(({ title }) => title.trim().toLowerCase())
  const few = { path: 'moments', key: 'problems.fewMoments', values: { count: fewest[mode] } }
  return [
    ...(mode === 'arrange' && question.trim() === ''
      ? [{ path: 'question', key: 'problems.noQuestion' }]
      : []),
    ...(moments.length < fewest[mode] ? [few] : []),
    ...moments.flatMap(({ date, picture }, index) => {
      const title = titles[index] ?? ''
      const values = { number: index + 1 }
      const at = { path: `moments.${index}.title`, values }
      const isTwin = mode === 'arrange' && title !== '' && titles.indexOf(title) < index && !picture
      return [
        ...(mode === 'walk' && date.trim() === ''
          ? [{ path: `moments.${index}.date`, key: 'problems.noDate', values }]
          : []),
        ...(title === '' ? [{ ...at, key: 'problems.noTitle' }] : []),
        // Two that look the same cannot be distinguished, but only one of them would be in its place.
        ...(isTwin ? [{ ...at, key: 'problems.twin' }] : []),
      ]
    }),
  ]
}
