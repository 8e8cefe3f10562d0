import { createElement, useId, type ReactNode } from 'react'
import { headMark } from '#kit/feature/web/kitSettings.ts'

interface ScreenHeadProps {
  readonly title: ReactNode
  readonly lead?: string | undefined
  /** Beside the title, such as the state of a record. */
  readonly mark?: ReactNode
  /** Buttons at the right; one of them primary. */
  readonly children?: ReactNode
}

/** Title, one line of what the screen is, and its main action. */
export function ScreenHead({ title, lead, mark, children }: ScreenHeadProps) {
  const id = useId()
  const own = headMark()
  return (
    <header className="kit-head" aria-labelledby={id}>
      <div className="kit-head-text">
        <div className="kit-head-title">
          <h1 id={id}>{title}</h1>
          {/* On one line, wherever it breaks. */}
          <span className="kit-head-marks">
            {mark}
            {own && createElement(own)}
          </span>
        </div>
        {lead && <p>{lead}</p>}
      </div>
      <div className="kit-head-actions">{children}</div>
    </header>
  )
}
