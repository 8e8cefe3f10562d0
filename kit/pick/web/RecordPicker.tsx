import { useState } from 'react'
import type { Option } from '#kit/contract/resource.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { pickedResource } from '#kit/feature/web/kitSettings.ts'
import { useDebounced } from '#kit/typing/web/useDebounced.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { isNameless, useOptions } from './picked.ts'
import { newRecord, type Creation } from './creation.ts'

interface CommonProps {
  /** As contracts name it: `pick('career')`. */
  readonly resource: string
  /** More that is sent along, where what is offered depends on something else. */
  readonly query?: Readonly<Record<string, string>>
  /** Names of what is chosen, where the record brought them. */
  readonly known?: readonly Option[] | undefined
  readonly id?: string
  readonly label?: string
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly isInvalid?: boolean
  readonly describedBy?: string
  readonly className?: string
  readonly prefix?: string | undefined
  /** Makes what is not found, out of its name. */
  readonly creation?: Creation | undefined
}

interface OneProps extends CommonProps {
  readonly value: number | null
  readonly onChange: (id: number | null) => void
}

interface ManyProps extends CommonProps {
  readonly value: readonly number[]
  readonly onChange: (ids: number[]) => void
  readonly max: number
}

interface Labeled {
  readonly value: number
  readonly label?: unknown
}

/** Chooses one record of another resource by name, searched on the server. */
export function RecordPicker({ value, onChange, ...common }: OneProps) {
  const picker = usePicker(common, value === null ? [] : [value])
  return (
    <Select<Labeled | null>
      {...picker.props}
      allowClear
      value={picker.chosen[0] ?? null}
      onChange={(chosen) => void picker.made(chosen ? [chosen.value] : [], ([id]) => onChange(id ?? null))}
    />
  )
}

/** Chooses up to `max` records of another resource, in the order in which they were chosen. */
export function RecordsPicker({ value, onChange, max, ...common }: ManyProps) {
  const picker = usePicker(common, value)
  return (
    <Select<Labeled[]>
      mode="multiple"
      {...picker.props}
      allowClear
      maxCount={max}
      value={picker.chosen}
      onChange={(chosen) =>
        void picker.made(
          chosen.map((one) => one.value),
          onChange,
        )
      }
    />
  )
}

/** Milliseconds of debounce. */
const typing = 250

function usePicker(
  { resource, query, known = [], creation, ...common }: CommonProps,
  ids: readonly number[],
) {
  const t = useWords(kitWords)
  const [isOpen, setOpen] = useState(false)
  const [keyword, setKeyword] = useState('')
  const searched = useDebounced(keyword.trim(), typing)
  const isEnabled = isOpen || isNameless(resource, ids, known)
  const picked = pickedResource(resource)
  const offered = { ...picked, query: { ...picked.query, ...query } }
  const offer = useOptions(resource, offered, searched, known, isEnabled)
  const name = keyword.trim()
  const isFound = searched === name && !offer.isLoading
  const newLabel = isFound ? creation?.offerOf(name, offer.options) : undefined
  const label = (id: number) => offer.known.get(id)?.label ?? t('picker.unknown', { id })
  const props = {
    ...(common.id !== undefined && { id: common.id }),
    labelInValue: true,
    className: `kit-picker ${common.className ?? ''}`,
    placeholder: common.placeholder ?? t('picker.placeholder'),
    prefix: common.prefix,
    disabled: common.disabled ?? false,
    status: common.isInvalid ? ('error' as const) : ('' as const),
    'aria-label': common.label,
    'aria-invalid': common.isInvalid,
    'aria-describedby': common.describedBy,
    loading: creation?.isCreating || (offer.isLoading && isOpen),
    options: [
      ...offer.options.map((option) => ({ value: option.id, label: option.label, picture: option.picture })),
      ...(newLabel === undefined ? [] : [{ value: newRecord, label: newLabel }]),
    ],
    optionRender: (option: { readonly data: object; readonly label?: unknown }) => <Choice option={option} />,
    showSearch: { filterOption: false, searchValue: keyword, onSearch: setKeyword },
    notFoundContent: <NothingFound offer={offer} />,
    onOpenChange: (open: boolean) => {
      setOpen(open)
      if (!open) setKeyword('')
    },
  }
  return {
    props,
    chosen: ids.map((id) => ({ value: id, label: label(id) })),
    /** Gives on what was chosen, once what it names as new is made. */
    made: async (chosen: readonly number[], choose: (ids: number[]) => void): Promise<void> => {
      const old = chosen.filter((id) => id !== newRecord)
      if (old.length === chosen.length) return choose(old)
      const id = await creation?.create(name)
      if (id !== undefined) choose([...old, id])
    },
  }
}

function NothingFound({
  offer,
}: {
  readonly offer: { readonly isLoading: boolean; readonly error: unknown }
}) {
  const t = useWords(kitWords)
  const text = offer.isLoading ? t('common.loading') : offer.error ? errorText(offer.error) : t('picker.none')
  return <span className="kit-muted">{text}</span>
}

function Choice({ option }: { readonly option: { readonly data: object; readonly label?: unknown } }) {
  const picture = 'picture' in option.data ? option.data.picture : undefined
  return (
    <span className="kit-choice">
      {typeof picture === 'string' && picture !== '' && <img src={picture} alt="" width={26} height={26} />}
      <span>{String(option.label)}</span>
    </span>
  )
}
