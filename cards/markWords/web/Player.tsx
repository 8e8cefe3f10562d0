import './markWords.css'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { Explanation } from '#kit/card/web/Explanation.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { markWordsWords } from '../markWords.card.ts'
import { MarkedUnits } from './MarkedUnits.tsx'
import type { MarkWordsProps } from './playerProps.ts'
import { SummarySteps } from './SummarySteps.tsx'

/** A text whose words or sentences are tapped, or a summary that is chosen step by step. */
export function MarkWordsPlayer(props: MarkWordsProps) {
  const { card, headingId, verdict } = props
  const t = useWords(markWordsWords)
  return (
    <div className="mark-words">
      <CardHeading focus={props.focusHeading} id={headingId} kicker={t(`play.kicker.${card.mode}`)}>
        {card.question || card.title || t('label')}
      </CardHeading>
      {card.mode === 'summary' ? <SummarySteps {...props} /> : <MarkedUnits {...props} />}
      <Explanation text={verdict?.solution?.explanation} title={t('play.explanation')} />
    </div>
  )
}
