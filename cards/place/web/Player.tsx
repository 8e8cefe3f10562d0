import './place.css'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { Explanation } from '#kit/card/web/Explanation.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { placeWords } from '../place.card.ts'
import { Hotspot } from './Hotspot.tsx'
import type { PlaceProps } from './playerProps.ts'
import { Things } from './Things.tsx'

/** A board on which things are put into zones, or places are pointed at. */
export function PlacePlayer(props: PlaceProps) {
  const { card, headingId, verdict } = props
  const t = useWords(placeWords)
  return (
    <div className="place">
      <CardHeading focus={props.focusHeading} id={headingId} kicker={t(`play.kicker.${card.mode}`)}>
        {card.question || card.title || t('label')}
      </CardHeading>
      {card.mode === 'things' ? <Things {...props} /> : <Hotspot {...props} />}
      <Explanation text={verdict?.solution?.explanation} title={t('play.explanation')} />
    </div>
  )
}
