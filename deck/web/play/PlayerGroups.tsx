import { useWords } from '#kit/i18n/web/words.ts'
import { groupsOf, type Deck } from '../../deck.document.ts'
import { totalOf } from '../../deck.score.ts'
import { cardsIn, stopsOf } from '../../deck.stops.ts'
import type { LearnerProgress } from '../../deck.navigate.ts'
import { deckWords } from '../../deck.words.ts'

interface Props {
  readonly deck: Deck
  readonly progress: LearnerProgress
}

/** What each section came to, where sections were scored. */
export function PlayerGroups({ deck, progress }: Props) {
  const t = useWords(deckWords)
  const stops = stopsOf(deck)
  const rows = groupsOf(deck).flatMap(({ head }) => {
    const total = head && totalOf(cardsIn(stops, head.id), progress)
    return head && total && total.possible > 0 ? [{ id: head.id, title: head.title, ...total }] : []
  })
  if (rows.length === 0) return null
  return (
    <dl className="player-groups">
      {rows.map(({ id, title, earned, possible }) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>{t('end.groupScore', { earned: Math.round(earned * 10) / 10, possible })}</dd>
        </div>
      ))}
    </dl>
  )
}
