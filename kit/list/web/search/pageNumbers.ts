/** Numbers to show: first, last and two around the present one; 0 stands for a gap. */
export function pageNumbers(now: number, last: number): number[] {
  const nearby = [1, now - 1, now, now + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(nearby)].toSorted((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? [0, page] : [page]
  })
}
