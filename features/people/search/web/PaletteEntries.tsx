import { useEffect, useRef, type MouseEvent } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { searchWords } from '../search.words.ts'
import type { Entry } from './entry.ts'
import type { PaletteState } from './usePalette.ts'

interface PaletteEntriesProps {
  readonly listId: string
  readonly palette: PaletteState
  readonly onOpen: (entry: Entry, isApart: boolean) => void
}

/** The id of an entry's element, which may hold no spaces. */
export const entryId = (listId: string, { key }: Entry): string => `${listId} ${key}`.replaceAll(' ', '-')

/** What was found, kind by kind. */
export function PaletteEntries({ listId, palette, onOpen }: PaletteEntriesProps) {
  const t = useWords(searchWords)
  const { active, groups, isNothing, isSearching, typed } = palette
  return (
    <div aria-busy={isSearching} className="palette-list">
      {isNothing && (
        <div className="palette-none">
          <b>{t('none', { text: typed.trim() })}</b>
          <p>{t('noneLead')}</p>
        </div>
      )}
      {isSearching && groups.length === 0 && <p className="palette-none">{t('searching')}</p>}
      <div aria-label={t('title')} id={listId} role="listbox">
        {groups.map((group) => (
          <div aria-labelledby={`${listId}-${group.key}`} key={group.key} role="group">
            <div className="palette-group" id={`${listId}-${group.key}`} role="presentation">
              {group.title}
            </div>
            {group.entries.map((entry) => (
              <Row
                entry={entry}
                id={entryId(listId, entry)}
                isActive={entry.key === active?.key}
                key={entry.key}
                onNear={() => palette.choose(entry.key)}
                onOpen={(isApart) => onOpen(entry, isApart)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

interface RowProps {
  readonly entry: Entry
  readonly id: string
  readonly isActive: boolean
  readonly onNear: () => void
  readonly onOpen: (isApart: boolean) => void
}

/** A link where it leads somewhere, so that the pointer's other buttons do what they do with links. */
function Row({ entry, id, isActive, onNear, onOpen }: RowProps) {
  const row = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const press = (event: MouseEvent) => {
    event.preventDefault()
    onOpen(event.ctrlKey || event.metaKey)
  }
  const shared = {
    'aria-selected': isActive,
    className: 'palette-entry',
    id,
    onClick: press,
    // A pointer that lies there while the list grows below it chooses nothing.
    onPointerMove: isActive ? undefined : onNear,
    role: 'option',
    tabIndex: -1,
  } as const
  const inside = (
    <>
      <span aria-hidden="true" className="palette-mark">
        {entry.picture ? <img alt="" src={entry.picture} /> : entry.icon}
      </span>
      <span className="palette-title">{entry.title}</span>
      {entry.note && <span className="palette-note">{entry.note}</span>}
    </>
  )
  return typeof entry.does === 'string' ? (
    <a {...shared} href={entry.does} ref={(element) => void (row.current = element)}>
      {inside}
    </a>
  ) : (
    <button {...shared} ref={(element) => void (row.current = element)} type="button">
      {inside}
    </button>
  )
}
