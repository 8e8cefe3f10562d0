import { useWords } from '#kit/i18n/web/words.ts'
import { writeWords } from '../write.card.ts'
import type { WriteCard, WriteResponse } from '../write.schema.ts'
import { StrokePicture } from './StrokePicture.tsx'

interface Props {
  readonly card: WriteCard
  readonly response: WriteResponse
}

/** Each character, and how writing it went. */
export function Results({ card, response }: Props) {
  const t = useWords(writeWords)
  return (
    <ul className="write-results card-list">
      {card.characters.map(({ id, text, reading, meaning, strokes }) => {
        const own = response.characters.find(({ characterId }) => characterId === id)
        return (
          <li className="card-box" key={id}>
            <StrokePicture strokes={strokes} />
            <span>
              <b lang={card.language}>{[text, reading].filter((each) => each !== '').join(' ')}</b>
              {meaning && <span>{meaning}</span>}
              {own && (
                <span className="write-hint">
                  {t('play.mistakes', { count: own.mistakes })}
                  {own.helped > 0 && ` ${t('play.helped', { count: own.helped })}`}
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
