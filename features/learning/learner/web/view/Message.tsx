import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly lead?: string
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** Something that has to be said instead of what was asked for. */
export function Message({ title, lead, children }: Props) {
  return (
    <div className="learn-message" role="status">
      <svg aria-hidden="true" viewBox="0 0 96 72">
        <rect className="is-behind" height="46" rx="9" width="58" x="28" y="6" />
        <rect className="is-front" height="46" rx="9" width="58" x="10" y="18" />
        <path d="M22 34h26M22 44h16" />
      </svg>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
      {children}
    </div>
  )
}
