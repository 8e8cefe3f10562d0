import type { InputRef } from 'antd'
import type { Ref } from 'react'
import type { Filter } from '#kit/contract/page.ts'
import { RecordPicker } from '#kit/pick/web/RecordPicker.tsx'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { AmountFilter } from './AmountFilter.tsx'
import { RangeFilter } from './RangeFilter.tsx'
import type { ListSearch } from '../search/search.ts'
import { SearchBox } from '../search/SearchBox.tsx'

interface FilterControlProps {
  /** Namespace of the labels. */
  readonly resource: string
  readonly name: string
  readonly filter: Filter
  readonly value: ListSearch[string]
  readonly onChange: (value: ListSearch[string]) => void
  readonly hasKey: boolean
  readonly inputRef?: Ref<InputRef> | undefined
}

/** The control of a filter, by its kind in the contract. */
export function FilterControl(props: FilterControlProps) {
  const { resource, name, filter, value, onChange } = props
  const words = useResourceWords(resource)
  const label = words.label(name)
  switch (filter.kind) {
    case 'search':
      return (
        <SearchBox
          label={label}
          value={String(value ?? '')}
          hasKey={props.hasKey}
          {...(props.inputRef && { inputRef: props.inputRef })}
          onChange={(text) => onChange(text || undefined)}
        />
      )
    case 'linked':
      return (
        <RecordPicker
          resource={filter.resource}
          className={filterClass(value)}
          label={label}
          placeholder={label}
          prefix={value === undefined ? undefined : label}
          value={typeof value === 'number' ? value : null}
          onChange={(id) => onChange(id ?? undefined)}
        />
      )
    case 'range':
      return (
        <RangeFilter
          label={label}
          value={value === undefined ? undefined : String(value)}
          onChange={onChange}
        />
      )
    case 'amounts':
      return (
        <AmountFilter
          label={label}
          value={value === undefined ? undefined : String(value)}
          onChange={onChange}
        />
      )
    case 'among':
      return <AmongFilter {...props} values={filter.values} label={label} />
    case 'flag':
      return <FlagFilter {...props} label={label} />
  }
}

const filterClass = (value: unknown) => (value === undefined ? 'kit-filter' : 'kit-filter kit-filter-on')

interface Labelled extends FilterControlProps {
  readonly label: string
}

function AmongFilter({
  resource,
  name,
  value,
  onChange,
  label,
  values,
}: Labelled & { readonly values: readonly string[] }) {
  const words = useResourceWords(resource)
  return (
    <Select
      mode="multiple"
      className={filterClass(value)}
      allowClear
      maxTagCount="responsive"
      aria-label={label}
      placeholder={label}
      prefix={value === undefined ? undefined : label}
      value={value === undefined ? [] : String(value).split(',')}
      options={values.map((one) => ({ value: one, label: words.value(name, one) }))}
      onChange={(chosen) => onChange(chosen.join(',') || undefined)}
    />
  )
}

function FlagFilter({ value, onChange, label }: Labelled) {
  const t = useWords(kitWords)
  return (
    <Select
      className={filterClass(value)}
      allowClear
      aria-label={label}
      placeholder={label}
      prefix={value === undefined ? undefined : label}
      value={value === undefined ? null : String(value)}
      options={[
        { value: 'true', label: t('common.yes') },
        { value: 'false', label: t('common.no') },
      ]}
      onChange={(chosen) => onChange(chosen ? chosen === 'true' : undefined)}
    />
  )
}
