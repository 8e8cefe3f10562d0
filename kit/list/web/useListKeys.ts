import { useEffect, type RefObject } from 'react'
import { isForPage } from '#kit/typing/web/pageKeys.ts'

/**
 * Keys of a list: `/` goes to the search box, `j` and `k` move from row to row, `x` selects; Enter opens, since the
 * focus is on the row's link.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  focusSearch: () => void,
  toggle: (id: number) => void,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForPage(event)) return
      const act = actions[event.key]
      if (!act || !list.current) return
      event.preventDefault()
      act(list.current)
    }
    const actions: Readonly<Record<string, (root: HTMLElement) => void>> = {
      '/': () => focusSearch(),
      j: (root) => step(root, 1),
      k: (root) => step(root, -1),
      x: (root) => {
        const row = currentRow(root)
        if (row) toggle(Number(row.dataset['row']))
      },
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [list, focusSearch, toggle])
}

const rowsOf = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-row]')]

const currentRow = (root: HTMLElement) => rowsOf(root).find((row) => row.contains(document.activeElement))

function step(root: HTMLElement, by: number): void {
  const rows = rowsOf(root)
  const now = rows.findIndex((row) => row.contains(document.activeElement))
  const next =
    rows[now < 0 ? (by > 0 ? 0 : rows.length - 1) : Math.min(Math.max(now + by, 0), rows.length - 1)]
  const target = next?.querySelector<HTMLElement>('a') ?? next?.querySelector<HTMLElement>('input')
  target?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}
