import type { Page } from '#kit/contract/page.ts'

/** Every row of a list that is shown whole, page behind page; `read` takes the answer's `next`, undefined at first. */
export async function allRows<Row>(
  read: (after: string | undefined) => Promise<Pick<Page<Row>, 'list' | 'next'>>,
): Promise<Row[]> {
  const rows: Row[] = []
  let after: string | null | undefined
  while (after !== null) {
    const { list, next } = await read(after)
    rows.push(...list)
    after = next
  }
  return rows
}
