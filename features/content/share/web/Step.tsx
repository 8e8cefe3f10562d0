import type { ReactNode } from 'react'

interface StepProps {
  readonly icon: ReactNode
  readonly title: string
  readonly lead: string
}

/** A step by its name and what it leads to. */
export function Step({ icon, title, lead }: StepProps) {
  return (
    <>
      <span aria-hidden="true" className="share-icon">
        {icon}
      </span>
      <span className="share-words">
        <strong>{title}</strong>
        <span className="kit-muted">{lead}</span>
      </span>
    </>
  )
}
