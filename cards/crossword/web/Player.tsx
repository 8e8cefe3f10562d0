import './crossword.css'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { Explanation } from '#kit/card/web/Explanation.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { crosswordWords } from '../crossword.card.ts'
import { Crossword } from './Crossword.tsx'
import type { CrosswordProps } from './playerProps.ts'
import { WordSearch } from './WordSearch.tsx'

/** Words written into a crossword, or found among letters. */
export function CrosswordPlayer(props: CrosswordProps) {
  const { card, headingId, verdict } = props
  const t = useWords(crosswordWords)
  return (
    <div className="crossword">
      <CardHeading focus={props.focusHeading} id={headingId} kicker={t(`play.kicker.${card.mode}`)}>
        {card.question || card.title || t('label')}
      </CardHeading>
      {/* Of a new card there is nothing to play yet. */}
      {card.rows.length > 0 && <WordSearch {...props} />}
      {card.places.length > 0 && <Crossword {...props} />}
      <Explanation text={verdict?.solution?.explanation} title={t('play.explanation')} />
    </div>
  )
}
