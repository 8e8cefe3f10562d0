import { useEffect, useRef, type ReactNode } from 'react'

interface Props {
  readonly id: string
  readonly focus: boolean
  readonly children: ReactNode
  /** What kind of card it is, above the heading. */
  readonly kicker?: string
  /** The author wrote none: what stands for it is for those who hear the card. */
  readonly isUnseen?: boolean
}

/** The heading of a card in the player; takes the focus when the learner arrives, so that a screen reader reads on. */
export function CardHeading({ id, focus, children, kicker, isUnseen = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <>
      {kicker && <p className="card-kicker">{kicker}</p>}
      <h2
        className={isUnseen ? 'card-heading kit-visually-hidden' : 'card-heading'}
        id={id}
        ref={heading}
        tabIndex={-1}
      >
        {children}
      </h2>
    </>
  )
}
