import { useState } from 'react'
import { useNeighbours, type Neighbour } from '#kit/dnd/web/neighbours.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'

interface Props {
  readonly value: number | null
  readonly label?: string
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly isInvalid?: boolean
  readonly id?: string
  readonly describedBy?: string | undefined
  readonly path?: string | undefined
  /** The label of null where that is a choice of its own, first in the list. */
  readonly none?: string
  readonly className?: string
  onChange(id: number | null): void
}

/** Means null; no card has this number. */
const nothing = 0

/** Chooses another card of the deck by its title, its place in the list, or its own number, which must exist. */
export function CardPicker(props: Props) {
  const { value, label, placeholder, disabled = false, isInvalid = false, none, path, onChange } = props
  const t = useWords(kitWords)
  const others = useNeighbours().others()
  const [typed, setTyped] = useState('')
  const found = others.map((card) => ({ value: card.id, label: `${card.number}. ${card.name}`, card }))
  const isLost = value !== null && !others.some(({ id }) => id === value)
  const options = [
    ...(none === undefined ? [] : [{ value: nothing, label: none }]),
    ...(isLost ? [{ value, label: t('cardPicker.lost', { id: value }) }] : []),
    ...found,
  ]
  return (
    <Select
      {...(props.id !== undefined && { id: props.id })}
      {...(props.className !== undefined && { className: props.className })}
      aria-describedby={props.describedBy}
      aria-invalid={isInvalid || undefined}
      aria-label={label}
      data-path={path}
      disabled={disabled}
      notFoundContent={
        /^\d+$/.test(typed.trim()) ? t('cardPicker.lost', { id: typed.trim() }) : t('picker.none')
      }
      onChange={(id: number) => onChange(id === nothing ? null : id)}
      options={options}
      placeholder={placeholder ?? t('cardPicker.placeholder')}
      showSearch={{
        filterOption: (text, option) => !option || !('card' in option) || isFound(option.card, text),
        onSearch: setTyped,
        searchValue: typed,
      }}
      status={isInvalid || isLost ? 'error' : ''}
      value={value ?? (none === undefined ? undefined : nothing)}
    />
  )
}

const isFound = ({ id, number, name }: Neighbour, text: string): boolean => {
  const query = text.trim().replace(/^#/, '').toLowerCase()
  return String(id) === query || number.startsWith(query) || name.toLowerCase().includes(query)
}
