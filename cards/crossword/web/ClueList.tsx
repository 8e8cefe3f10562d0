import type { ReactNode } from 'react'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { crosswordWords } from '../crossword.card.ts'
import type { CrosswordCard, Place } from '../crossword.schema.ts'

interface Props {
  readonly card: CrosswordCard
  readonly files: Readonly<Record<number, string>>
  renderClue(place: Place, clue: ReactNode): ReactNode
}

/** All clues, across and down. */
export function ClueList({ card, files, renderClue }: Props) {
  const t = useWords(crosswordWords)
  const wordOf = (place: Place) => card.words.find(({ id }) => id === place.wordId)
  return (
    <div className="crossword-clues">
      {(['right', 'down'] as const).map((axis) => {
        const places = card.places.filter(({ direction }) => direction === axis)
        if (places.length === 0) return null
        return (
          <section key={axis}>
            <h3>{t(axis === 'right' ? 'play.across' : 'play.down')}</h3>
            <ul>
              {places.map((place) => {
                const word = wordOf(place)
                const clue = (
                  <>
                    <span className="crossword-clue-number">{place.number}</span>{' '}
                    <span>
                      {word?.picture && (
                        <CardPicture className="crossword-thumb" files={files} media={word.picture} />
                      )}
                      {word?.clue} <small>({t('play.letters', { count: place.length })})</small>
                    </span>
                  </>
                )
                return <li key={place.wordId}>{renderClue(place, clue)}</li>
              })}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
