import './write.css'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { writeWords } from '../write.card.ts'
import { Results } from './Results.tsx'
import { WriteCharacters } from './WriteCharacters.tsx'
import type { WriteProps } from './writeProps.ts'

/** Characters that are written stroke by stroke, one after the other; afterwards how each went. */
export function WritePlayer(props: WriteProps) {
  const { card, headingId, focusHeading, response, verdict, isSending } = props
  const t = useWords(writeWords)
  const isOver = response !== undefined && (verdict !== undefined || isSending) && card.mode !== 'watch'
  return (
    <article className="write">
      <CardHeading focus={focusHeading} id={headingId} kicker={t(`play.${card.mode}`)}>
        {card.title || card.intro || t('label')}
      </CardHeading>
      {card.title && card.intro && <p className="card-intro">{card.intro}</p>}
      {isOver ? (
        <Results card={card} response={response} />
      ) : (
        card.characters.length > 0 && <WriteCharacters {...props} />
      )}
    </article>
  )
}
