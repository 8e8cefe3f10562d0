import { firstGraphemes } from '#kit/value/graphemes.ts'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import type { HelpManner } from '#features/ai/ai-config/help.kinds.ts'
import type { HelpOffer } from '#features/learning/attempt/attempt.contract.ts'

const bulb =
  'M9 17.5h6M10 20.5h4M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2h5c0-.8.4-1.4 1.1-2A6 6 0 0 0 12 3.5z'

interface Props {
  readonly manner: HelpManner
  readonly offer: HelpOffer
}

/** The face of whoever helps: the partner's picture, or the first letter of its name; the tutor is a light. */
export function HelpFace({ manner, offer: { partner } }: Props) {
  if (manner === 'tutor')
    return (
      <span aria-hidden="true" className="learn-face">
        <LineIcon path={bulb} size={19} />
      </span>
    )
  if (partner?.avatar)
    return <img alt="" className="learn-face" height={28} src={partner.avatar} width={28} />
  return (
    <span aria-hidden="true" className="learn-face">
      {firstGraphemes(partner?.name ?? '', 1)}
    </span>
  )
}
