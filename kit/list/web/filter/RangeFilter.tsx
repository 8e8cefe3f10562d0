import { CalendarOutlined, CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { Range } from '#kit/contract/page.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { readRange, writeRange } from '../search/search.ts'

const DayRange = lazy(() => import('./DayRange.tsx').then((file) => ({ default: file.DayRange })))

interface RangeFilterProps {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (range: string | undefined) => void
}

/** A filter by days. The calendar is loaded when somebody reaches for it. */
export function RangeFilter({ label, value, onChange }: RangeFilterProps) {
  const t = useWords(kitWords)
  const [isOpen, setOpen] = useState(false)
  const range = readRange(value)
  const close = (next?: Range) => {
    setOpen(false)
    if (next) onChange(writeRange(next))
  }
  const button = (
    <Button
      className="kit-filter kit-filter-range"
      data-on={value !== undefined || undefined}
      onClick={() => setOpen(true)}
    >
      <CalendarOutlined aria-hidden />
      <RangeText label={label} range={range} />
    </Button>
  )
  return (
    <span className="kit-filter-pair">
      {isOpen ? (
        <Suspense fallback={button}>
          <DayRange label={label} range={range} onDone={close} />
        </Suspense>
      ) : (
        button
      )}
      {value !== undefined && !isOpen && (
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label={`${t('actions.clear')}: ${label}`}
          onClick={() => onChange(undefined)}
        />
      )}
    </span>
  )
}

function RangeText({ label, range }: { readonly label: string; readonly range: Range }) {
  const format = useFormat()
  if (range.from === undefined && range.to === undefined) return label
  const day = (stamp: number | undefined) => (stamp === undefined ? '…' : format.date(stamp))
  return `${label} ${day(range.from)} – ${day(range.to)}`
}
