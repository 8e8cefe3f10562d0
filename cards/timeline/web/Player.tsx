import './timeline.css'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { timelineWords } from '../timeline.card.ts'
import { Arrange } from './Arrange.tsx'
import { MomentList } from './MomentList.tsx'
import { MomentSteps } from './MomentSteps.tsx'
import type { TimelineProps } from './timelineProps.ts'

/** Moments one by one, all below each other, or to be put in order. */
export function TimelinePlayer(props: TimelineProps) {
  const { card, headingId, focusHeading } = props
  const t = useWords(timelineWords)
  const isArranged = card.mode === 'arrange'
  const Moments = isArranged ? Arrange : card.view === 'list' ? MomentList : MomentSteps
  const heading = isArranged ? card.question || card.title : card.title || card.question
  return (
    <article>
      <CardHeading focus={focusHeading} id={headingId} {...(isArranged && { kicker: t('play.arrange') })}>
        {heading || t('label')}
      </CardHeading>
      {!isArranged && card.title && card.question && <p className="card-intro">{card.question}</p>}
      {card.moments.length > 0 && <Moments {...props} />}
    </article>
  )
}
