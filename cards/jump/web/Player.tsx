import './jump.css'
import { useState } from 'react'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { jumpWords } from '../jump.card.ts'
import type { JumpCard, JumpProgress } from '../jump.schema.ts'

type Props = CardPlayerProps<JumpCard, never, JumpProgress>

const arrow = 'M5 12h14M13 6l6 6-6 6'

/** Says why one goes elsewhere. Where one must, 'next' leads there; where one may, a button of its own does. */
export function JumpPlayer(props: Props) {
  const { card, headingId, focusHeading } = props
  const t = useWords(jumpWords)
  const isAutomatic = card.kind === 'card' && card.required
  return (
    <article className="jump">
      <span aria-hidden="true" className="jump-sign">
        <LineIcon path={arrow} size={30} />
      </span>
      <CardHeading focus={focusHeading} id={headingId}>
        {card.title || t('play.goes')}
      </CardHeading>
      {card.text && <p className="jump-text">{card.text}</p>}
      {!isAutomatic && <Visit {...props} />}
      {isAutomatic && card.label === '' && <p className="jump-hint">{t('play.leads')}</p>}
    </article>
  )
}

function Visit({ card, services, progress, report }: Props) {
  const t = useWords(jumpWords)
  const [isRefused, setRefused] = useState(false)
  const { targetId, kind, how } = card

  function visit(): void {
    if (targetId === null) return
    setRefused(false)
    // Reported first: where the navigation follows it, it must know.
    report({ viewed: true, followed: true })
    try {
      services.visit({ kind, id: targetId, how })
    } catch {
      setRefused(true)
    }
  }

  return (
    <>
      <button className="jump-there" onClick={visit} type="button">
        {card.label || t('play.there')}
        <LineIcon path={arrow} size={20} />
      </button>
      <p className="jump-hint" role="status">
        {isRefused ? t('play.notHere') : progress?.followed === true && t('play.opened')}
      </p>
    </>
  )
}
