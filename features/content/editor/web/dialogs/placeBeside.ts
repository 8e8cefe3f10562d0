const sideways: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Which option an arrow key leads to, as they are drawn: down is what stands below, wherever the rows break. Answers the
 * place among the options of `list`, the selected one where there is nothing further; null for other keys.
 */
export function placeBeside(list: HTMLElement | null, key: string): number | null {
  const options = [...(list?.querySelectorAll('[role=option]') ?? [])]
  const now = options.findIndex((option) => option.getAttribute('aria-selected') === 'true')
  const step = sideways[key]
  if (step !== undefined) return Math.min(Math.max(0, now + step), options.length - 1)
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null
  const boxes = options.map((option) => option.getBoundingClientRect())
  const from = boxes[now]
  if (!from) return null
  const direction = key === 'ArrowDown' ? 1 : -1
  const far = (box: DOMRect): number => (box.top - from.top) * direction
  const beyond = boxes.flatMap((box, place) => (far(box) > 0 ? [{ box, place }] : []))
  const row = Math.min(...beyond.map(({ box }) => far(box)))
  const nearest = beyond
    .filter(({ box }) => far(box) === row)
    .toSorted((one, other) => Math.abs(one.box.left - from.left) - Math.abs(other.box.left - from.left))
  return nearest[0]?.place ?? now
}
