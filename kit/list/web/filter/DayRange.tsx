import { DatePicker } from 'antd'
import { useState } from 'react'
import type { Range } from '#kit/contract/page.ts'
import { dayjs } from '#kit/time/web/calendar.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'

interface DayRangeProps {
  readonly label: string
  readonly range: Range
  /** Without a range nothing was chosen. */
  readonly onDone: (range?: Range) => void
}

const dayOf = (stamp: number | undefined) => (stamp === undefined ? null : dayjs(stamp))

/** antd's calendar, both days included; its own chunk. */
export function DayRange({ label, range, onDone }: DayRangeProps) {
  const t = useWords(kitWords)
  const [isOpen, setOpen] = useState(true)
  return (
    <DatePicker.RangePicker
      className="kit-filter"
      autoFocus
      open={isOpen}
      allowEmpty={[true, true]}
      defaultValue={[dayOf(range.from), dayOf(range.to)]}
      placeholder={[t('list.from', { label }), t('list.to', { label })]}
      onOpenChange={(open) => {
        setOpen(open)
        if (!open) onDone()
      }}
      onChange={(days) => {
        const [from, to] = days ?? []
        onDone({
          ...(from && { from: from.startOf('day').valueOf() }),
          ...(to && { to: to.endOf('day').valueOf() }),
        })
      }}
    />
  )
}
