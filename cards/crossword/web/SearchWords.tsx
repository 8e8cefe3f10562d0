import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { crosswordWords } from '../crossword.card.ts'
import type { CrosswordCard, CrosswordSolution } from '../crossword.schema.ts'

interface Props {
  readonly card: CrosswordCard
  readonly files: Readonly<Record<number, string>>
  readonly solution: CrosswordSolution | undefined
  readonly isClosed: boolean
  /** Whether a line reads this word. */
  isFound(text: string): boolean
}

/** The words that are to be found, or their clues; once the answer is known, both. */
export function SearchWords({ card, files, solution, isClosed, isFound }: Props) {
  const t = useWords(crosswordWords)
  return (
    <section className="search-words">
      <h3>{t('play.toFind')}</h3>
      <ul>
        {card.words.map(({ id, text, clue, picture }) => {
          const known = text || solution?.words.find(({ wordId }) => wordId === id)?.text || ''
          const isThere = known !== '' && isFound(known)
          const state = isThere ? 'found' : isClosed && known !== '' ? 'missed' : undefined
          return (
            <li className={state ? `is-${state}` : ''} key={id}>
              {picture && <CardPicture className="crossword-thumb" files={files} media={picture} />}
              {known && <b>{known}</b>} {clue && <span>{clue}</span>}
              {state && <span className="visually-hidden">({t(`play.${state}`)})</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
