import { useEffect, useRef } from 'react'
import { MomentView } from './MomentView.tsx'
import type { TimelineProps } from './timelineProps.ts'
import { useSeen } from './useSeen.ts'

/** All moments along a line. One is seen when its end was on the screen. */
export function MomentList(props: TimelineProps) {
  const { moments } = props.card
  const list = useRef<HTMLOListElement>(null)
  const { see } = useSeen(props)
  const look = useRef(see)
  useEffect(() => {
    look.current = see
  })
  const ids = moments.map(({ id }) => id).join(' ')
  useEffect(() => {
    const watching = new IntersectionObserver((entries) => {
      const seen = entries.flatMap(({ isIntersecting, target }) =>
        isIntersecting && target instanceof HTMLElement ? [target.dataset['momentEnd'] ?? ''] : [],
      )
      look.current(seen.filter((id) => id !== ''))
    })
    for (const end of list.current?.querySelectorAll('[data-moment-end]') ?? []) watching.observe(end)
    return () => watching.disconnect()
  }, [ids])
  return (
    <ol className="timeline-list" ref={list}>
      {moments.map((moment) => (
        <li key={moment.id}>
          <MomentView files={props.files} moment={moment} />
          <span aria-hidden="true" data-moment-end={moment.id} />
        </li>
      ))}
    </ol>
  )
}
