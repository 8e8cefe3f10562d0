import { useEffect, useRef, useState } from 'react'
import { StepButtons } from '#kit/card/web/StepButtons.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { useLatest } from '#kit/view/web/useLatest.ts'
import { timelineWords } from '../timeline.card.ts'
import { MomentView } from './MomentView.tsx'
import type { TimelineProps } from './timelineProps.ts'
import { useSeen } from './useSeen.ts'

/** One moment at a time, below the dates of all; a date leads to its moment, and so do the arrows below. */
export function MomentSteps(props: TimelineProps) {
  const { card, files } = props
  const t = useWords(timelineWords)
  const [place, setPlace] = useState(0)
  const rail = useRef<HTMLOListElement>(null)
  const { ids, see } = useSeen(props)
  const { moments } = card
  const here = Math.min(place, moments.length - 1)
  const moment = moments[here]
  const id = moment?.id
  const look = useLatest(see)
  useEffect(() => {
    if (id !== undefined) look([id])
  }, [id, look])

  function goTo(next: number): void {
    setPlace(next)
    const dates = rail.current
    const date = dates?.children[next]
    // The rail alone moves, not the page.
    if (dates && date instanceof HTMLElement)
      dates.scrollLeft = date.offsetLeft - (dates.clientWidth - date.clientWidth) / 2
  }

  if (!moment) return null
  return (
    <>
      <ol aria-label={t('play.dates')} className="timeline-rail" ref={rail}>
        {moments.map(({ id: each, date }, index) => (
          <li key={each}>
            <button
              aria-current={index === here ? 'step' : undefined}
              className={ids.has(each) ? 'is-seen' : ''}
              onClick={() => goTo(index)}
              type="button"
            >
              {date || t('play.moment', { number: index + 1 })}
            </button>
          </li>
        ))}
      </ol>
      <div aria-live="polite" className="timeline-moment" key={moment.id}>
        <MomentView files={files} moment={moment} />
      </div>
      <StepButtons
        nextLabel={t('play.next')}
        onGo={goTo}
        place={here}
        previousLabel={t('play.previous')}
        total={moments.length}
      >
        {t('play.place', { number: here + 1, total: moments.length })}
      </StepButtons>
    </>
  )
}
