import { useRead } from '#kit/http/web/query.ts'
import { useDebounced } from '#kit/typing/web/useDebounced.ts'
import { searchEndpoints, type Found } from '../search.contract.ts'
import type { Entry, EntryGroup, FoundKind } from './entry.ts'

/** Milliseconds of debounce; a search that is overtaken is cancelled. */
const typing = 120

const none: readonly Found[] = []

const entryOf = ({ kind, icon, hrefOf, stateOf }: FoundKind, found: Found): Entry => ({
  key: `${kind} ${found.id}`,
  title: found.name,
  note: [found.note, stateOf(found.status)].filter(Boolean).join(' · '),
  icon,
  picture: found.picture,
  does: hrefOf(found),
})

/** The records that hold what was typed, by kind; those of the text before are shown until the new ones are there. */
export function useFound(typed: string, kinds: readonly FoundKind[]) {
  const text = useDebounced(typed.trim(), typing)
  const isAsked = text !== '' && kinds.length > 0
  const { data, error, isFetching } = useRead(
    searchEndpoints.find,
    { body: { text, kinds: kinds.map(({ kind }) => kind) } },
    { enabled: isAsked, keepPrevious: true },
  )
  const found = isAsked && data ? Map.groupBy(data, ({ kind }) => kind) : undefined
  const groups = kinds.flatMap((kind): EntryGroup[] => {
    const entries = (found?.get(kind.kind) ?? none).map((one) => entryOf(kind, one))
    return entries.length > 0 ? [{ key: kind.kind, title: kind.title, entries }] : []
  })
  return { groups, error: isAsked ? error : null, isSearching: isFetching || text !== typed.trim() }
}
