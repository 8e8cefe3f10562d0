import { InputNumber } from 'antd'
import { useEffect, useState } from 'react'
import { money } from '#kit/contract/field.ts'
import type { Range } from '#kit/contract/page.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { readRange, writeRange } from '../search/search.ts'

interface AmountFilterProps {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (range: string | undefined) => void
}

const { min, max, decimals } = money()

/** A filter by prices, from and to; taken when one leaves the box or presses Enter. */
export function AmountFilter({ label, value, onChange }: AmountFilterProps) {
  const t = useWords(kitWords)
  const [typed, setTyped] = useState<Range>(() => readRange(value))
  useEffect(() => setTyped(readRange(value)), [value])
  const take = () => {
    const range = writeRange(typed)
    if (range !== value) onChange(range)
  }
  const box = (side: 'from' | 'to') => (
    <InputNumber<number>
      aria-label={t(`list.${side}`, { label })}
      prefix={side === 'from' && value !== undefined ? label : undefined}
      placeholder={side === 'from' ? label : '…'}
      min={min}
      max={max}
      precision={decimals}
      controls={false}
      value={typed[side] ?? null}
      onChange={(amount) => setTyped((now) => ({ ...now, [side]: amount ?? undefined }))}
      onBlur={take}
      onPressEnter={take}
    />
  )
  return (
    <span className={value === undefined ? 'kit-filter-pair' : 'kit-filter-pair kit-filter-on'}>
      {box('from')}–{box('to')}
    </span>
  )
}
