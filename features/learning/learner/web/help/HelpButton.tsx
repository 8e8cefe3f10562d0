import './helpButton.css'
import { useWords } from '#kit/i18n/web/words.ts'
import type { HelpOffer } from '#features/learning/attempt/attempt.contract.ts'
import { learnWords } from '../../learn.words.ts'
import { HelpFace } from './HelpFace.tsx'

interface Props {
  readonly offer: HelpOffer
  readonly onClick: () => void
}

/** L5. The door to the tutor and the learning partner, at each card; nothing where there is neither. */
export function HelpButton({ offer, onClick }: Props) {
  const t = useWords(learnWords)
  if (!offer.tutor && !offer.partner) return null
  return (
    <button aria-haspopup="dialog" className="learn-help-button" onClick={onClick} type="button">
      {offer.tutor && <HelpFace manner="tutor" offer={offer} />}
      {offer.partner && <HelpFace manner="partner" offer={offer} />}
      {t('help')}
    </button>
  )
}
