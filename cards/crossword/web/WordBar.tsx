import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { crosswordWords } from '../crossword.card.ts'
import type { CrosswordCard, Place } from '../crossword.schema.ts'
import { useClue } from './useClue.ts'

interface Props {
  readonly card: CrosswordCard
  readonly files: Readonly<Record<number, string>>
  readonly place: Place | undefined
  onGo(by: 1 | -1): void
  onTurn(): void
}

/** The clue of the word that is being written, and the buttons that lead to another word or the other direction. */
export function WordBar({ card, files, place, onGo, onTurn }: Props) {
  const t = useWords(crosswordWords)
  const clueOf = useClue(card)
  if (!place) return null
  const picture = card.words.find(({ id }) => id === place.wordId)?.picture
  return (
    <>
      {picture && <CardPicture className="crossword-picture" files={files} media={picture} />}
      <div className="crossword-bar">
        <button aria-label={t('play.previous')} onClick={() => onGo(-1)} type="button">
          <LineIcon path="M15 5l-7 7 7 7" />
        </button>
        <p>{t('play.clue', { ...clueOf(place) })}</p>
        <button aria-label={t('play.turn')} onClick={onTurn} type="button">
          <LineIcon path="M4 9h14l-4-4M20 15H6l4 4" />
        </button>
        <button aria-label={t('play.next')} onClick={() => onGo(1)} type="button">
          <LineIcon path="M9 5l7 7-7 7" />
        </button>
      </div>
    </>
  )
}
