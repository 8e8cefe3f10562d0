import './stepButtons.css'
import type { ReactNode } from 'react'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'

interface Props {
  /** From 0. */
  readonly place: number
  readonly total: number
  readonly previousLabel: string
  readonly nextLabel: string
  /** Between the buttons: where one is. */
  readonly children: ReactNode
  onGo(place: number): void
}

/** Two arrows that lead to the step before and the next one, and between them which one it is. */
export function StepButtons({ place, total, previousLabel, nextLabel, children, onGo }: Props) {
  return (
    <div className="step-buttons">
      <button aria-label={previousLabel} disabled={place === 0} onClick={() => onGo(place - 1)} type="button">
        <LineIcon path="M15 5l-7 7 7 7" />
      </button>
      <span>{children}</span>
      <button
        aria-label={nextLabel}
        disabled={place === total - 1}
        onClick={() => onGo(place + 1)}
        type="button"
      >
        <LineIcon path="M9 5l7 7-7 7" />
      </button>
    </div>
  )
}
