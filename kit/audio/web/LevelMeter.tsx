import { useEffect, useRef } from 'react'

/** A bar as long as the voice is loud. It is drawn past React: sixty times a second is too often for it. */
export function LevelMeter({ level }: { readonly level: () => number }) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    let frame = 0
    const draw = () => {
      if (bar.current) bar.current.style.transform = `scaleX(${level()})`
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [level])
  return (
    <span aria-hidden="true" className="recording-level">
      <i ref={bar} />
    </span>
  )
}
