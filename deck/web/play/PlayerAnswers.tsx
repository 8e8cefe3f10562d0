import { useWords } from '#kit/i18n/web/words.ts'
import type { Deck } from '../../deck.document.ts'
import { markedCards, type Mark } from '../../deck.marks.ts'
import type { LearnerProgress } from '../../deck.navigate.ts'
import { deckWords } from '../../deck.words.ts'
import type { PlayAction } from './play.ts'

interface Props {
  readonly deck: Deck
  readonly progress: LearnerProgress
  dispatch(action: PlayAction): void
}

/** How many questions were answered rightly, and, opened, which: each leads to its card. */
export function PlayerAnswers({ deck, progress, dispatch }: Props) {
  const t = useWords(deckWords)
  const cards = markedCards(deck, progress)
  const judged = cards.filter(({ mark }) => mark !== 'pending')
  if (judged.length === 0) return null
  const right = judged.filter(({ mark }) => mark === 'correct').length
  return (
    <details className="player-answers">
      <summary>{t('end.right', { right, count: judged.length })}</summary>
      <ol>
        {cards.map(({ card, mark }) => (
          <li key={card.id}>
            <button onClick={() => dispatch({ kind: 'goTo', cardId: card.id, deck })} type="button">
              <Sign mark={mark} />
              <span>{card.title}</span>
              <small>{t(`end.marks.${mark}`)}</small>
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}

const signs: Readonly<Record<Mark, string>> = {
  correct: 'M5 12.5l4.5 4.5L19 7.5',
  partly: 'M5 12h14',
  wrong: 'M7 7l10 10M17 7L7 17',
  unanswered: 'M12 12h.01',
  pending: 'M12 7v5l3.5 2M12 4a8 8 0 1 0 .01 0',
}

const Sign = ({ mark }: { readonly mark: Mark }) => (
  <svg aria-hidden="true" data-mark={mark} viewBox="0 0 24 24">
    <path d={signs[mark]} />
  </svg>
)
