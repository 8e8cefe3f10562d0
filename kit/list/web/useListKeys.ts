import type { RefObject } from 'react'
import { useShortcuts } from '#kit/typing/web/shortcuts.ts'
import { inlineShortcuts, listShortcuts } from './search/listShortcuts.ts'

/**
 * Keys of a list: `/` goes to the search box, `j` and `k` move from row to row, `x` selects; Enter opens, since the
 * focus is on the row's link. Where titles are edited in the list, F2 begins it.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  focusSearch: () => void,
  toggle: (id: number) => void,
  isInline = false,
): void {
  const inList = (act: (root: HTMLElement) => unknown) => () => (list.current ? act(list.current) : false)
  const rename = inList((root) => {
    const pencil = currentRow(root)?.querySelector<HTMLElement>('[data-rename]')
    return pencil ? pencil.click() : false
  })
  useShortcuts<string>(isInline ? inlineShortcuts : listShortcuts, {
    search: inList(() => focusSearch()),
    next: inList((root) => step(root, 1)),
    previous: inList((root) => step(root, -1)),
    select: inList((root) => {
      const row = currentRow(root)
      if (row) toggle(Number(row.dataset['row']))
    }),
    ...(isInline && { rename }),
  })
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
