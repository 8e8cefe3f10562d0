import { useFormat } from '#kit/i18n/web/format.ts'
import type { LineCount } from '../dashboard.contract.ts'

/** As far as lists count: `10,000+` above that. */
export function Amount({ line: { total, totalIsCapped } }: { readonly line: LineCount }) {
  const format = useFormat()
  return (
    <>
      {format.number(total)}
      {totalIsCapped && '+'}
    </>
  )
}
