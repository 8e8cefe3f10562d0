import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { crossPath, LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useLatest } from '#kit/view/web/useLatest.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { offersWords } from '#features/learning/offers/offers.words.ts'
import { kinds, linkFilters, type LinkFilter, type OfferFilters } from './offerFilters.ts'
import type { Facets } from './useFacets.ts'

interface Props {
  readonly filters: OfferFilters
  readonly facets: Facets | undefined
  readonly onChange: (filters: OfferFilters) => void
}

/** A search and filters, each of which acts at once. */
export function OfferFilterBar({ filters, facets, onChange }: Props) {
  const t = useWords(offersWords)
  const { kind } = filters
  const isFiltered = kind !== undefined || linkFilters.some((name) => filters[name] !== undefined)
  const without = ({ keyword }: OfferFilters): OfferFilters => (keyword ? { keyword } : {})
  return (
    <div className="offer-bar">
      <Search keyword={filters.keyword ?? ''} onSearch={(keyword) => onChange({ ...filters, keyword })} />
      <div aria-label={t('filters.kind')} className="offer-chips" role="group">
        {kinds.map((each) => (
          <button
            aria-pressed={kind === each}
            className="offer-chip"
            key={each}
            onClick={() => {
              const { kind: _before, ...rest } = filters
              onChange(kind === each ? rest : { ...rest, kind: each })
            }}
            type="button"
          >
            {t(`kinds.${each}`)}
          </button>
        ))}
        {linkFilters.map((name) => (
          <LinkChip facets={facets} filters={filters} key={name} name={name} onChange={onChange} />
        ))}
        {isFiltered && (
          <button className="offer-clear" onClick={() => onChange(without(filters))} type="button">
            {t('filters.clear')}
          </button>
        )}
      </div>
    </div>
  )
}

const facetsOf = { careerId: 'careers', abilityId: 'abilities', tagId: 'tags' } as const

/** A choice that looks like the other chips: a phone shows it as its own list, however long it is. */
function LinkChip({ facets, filters, name, onChange }: Props & { readonly name: LinkFilter }) {
  const t = useWords(offersWords)
  const options = facets?.[facetsOf[name]] ?? []
  const chosen = filters[name]
  // Until it is known what there is to choose from its place is kept, so that nothing moves.
  if (facets && options.length === 0 && chosen === undefined) return null
  return (
    <select
      aria-label={t(`filters.${name}`)}
      className="offer-chip"
      data-chosen={chosen !== undefined}
      disabled={!facets}
      onChange={({ target }) => {
        const { [name]: _before, ...rest } = filters
        onChange(target.value === '' ? rest : { ...rest, [name]: Number(target.value) })
      }}
      value={chosen ?? ''}
    >
      <option value="">{t(`filters.${name}`)}</option>
      {chosen !== undefined && !options.some(({ id }) => id === chosen) && <option value={chosen}>…</option>}
      {options.map(({ id, label, count }) => (
        <option key={id} value={id}>
          {t('filters.option', { label, count })}
        </option>
      ))}
    </select>
  )
}

const glass = 'M11 5.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M15 15l4.5 4.5'
const pauseMs = 300

interface SearchProps {
  readonly keyword: string
  readonly onSearch: (keyword: string) => void
}

/** Searches in a pause of typing and at once on Enter, never while an input method composes. */
function Search({ keyword, onSearch }: SearchProps) {
  const t = useWords(offersWords)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(keyword)
  const [isComposing, setComposing] = useState(false)
  const latest = useLatest(onSearch)
  const sent = useRef(keyword)
  const wanted = text.trim()
  const search = useCallback(
    (next: string) => {
      sent.current = next
      latest(next)
    },
    [latest],
  )
  useEffect(() => {
    if (isComposing || wanted === sent.current) return undefined
    const timer = setTimeout(() => search(wanted), pauseMs)
    return () => clearTimeout(timer)
  }, [wanted, isComposing, search])
  useEffect(() => {
    // Somebody else has changed the address, such as the button that clears everything.
    if (keyword === sent.current) return
    sent.current = keyword
    setText(keyword)
  }, [keyword])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    search(wanted)
  }
  return (
    <div className="offer-search" role="search">
      <label className="kit-visually-hidden" htmlFor={id}>
        {t('search')}
      </label>
      <LineIcon path={glass} size={22} />
      <input
        autoComplete="off"
        enterKeyHint="search"
        id={id}
        maxLength={100}
        onChange={({ target }) => setText(target.value)}
        onCompositionEnd={() => setComposing(false)}
        onCompositionStart={() => setComposing(true)}
        onKeyDown={onKeyDown}
        placeholder={t('searchHint')}
        ref={input}
        value={text}
      />
      {text !== '' && (
        <button
          aria-label={t('clearSearch')}
          onClick={() => {
            setText('')
            input.current?.focus()
          }}
          type="button"
        >
          <LineIcon path={crossPath} size={20} />
        </button>
      )}
    </div>
  )
}
