import { useLayoutEffect, useState, type RefObject } from 'react'

/** How many children of a wrapping line fit into its first row; follows its width and `count`. */
export function useFitting(line: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count)
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return undefined
    const measure = () => {
      const children = [...element.children].filter((child) => child instanceof HTMLElement)
      const top = children[0]?.offsetTop
      setFitting(children.filter((child) => child.offsetHeight > 0 && child.offsetTop === top).length)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [line, count])
  return fitting
}
