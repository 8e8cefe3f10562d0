import './flip.css'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { flipWords } from '../flip.card.ts'
import { Browse } from './Browse.tsx'
import type { FlipProps } from './flipProps.ts'
import { GradedList } from './GradedList.tsx'
import { Practice } from './Practice.tsx'
import { TypedList } from './TypedList.tsx'

/** Pairs to turn; each mode has a table of its own. */
export function FlipPlayer(props: FlipProps) {
  const { card, headingId, focusHeading } = props
  const t = useWords(flipWords)
  return (
    <article className="flip">
      <CardHeading focus={focusHeading} id={headingId} kicker={t(`play.${card.mode}`)}>
        {card.title || t('label')}
      </CardHeading>
      {card.intro && <p className="card-intro">{card.intro}</p>}
      {card.pairs.length > 0 && <Table {...props} />}
    </article>
  )
}

function Table(props: FlipProps) {
  const { card, response } = props
  if (card.mode === 'browse') return <Browse {...props} />
  if (card.mode === 'typed') return <TypedList {...props} />
  if (response?.mode === 'graded')
    return <GradedList card={card} files={props.files} graded={response.pairs} />
  return <Practice {...props} mode={card.mode} />
}
