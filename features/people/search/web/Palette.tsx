import { CloseOutlined, SearchOutlined } from '@ant-design/icons'
import { useEffectEvent, useId, useLayoutEffect, type KeyboardEvent, type RefObject } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { KeyCap } from '#kit/typing/web/KeyCap.tsx'
import { useGo } from '#kit/view/web/Go.tsx'
import { TopDialog } from '#kit/view/web/TopDialog.tsx'
import { searchWords } from '../search.words.ts'
import type { Entry, Places } from './entry.ts'
import { entryId, PaletteEntries } from './PaletteEntries.tsx'
import './palette.css'
import { usePalette, type PaletteState } from './usePalette.ts'

interface PaletteProps {
  readonly places: Places
  /** What was typed before it was there. */
  readonly typedAhead?: RefObject<string>
  readonly onClose: () => void
}

/** B16: one box that finds screens, records and commands, and is worked from the keyboard alone. */
export function Palette({ places, typedAhead, onClose }: PaletteProps) {
  const t = useWords(searchWords)
  const go = useGo()
  const palette = usePalette(places)
  const { type } = palette
  const listId = useId()
  // When it takes the focus, and not when it is first drawn, which may be some letters before.
  const takeTyped = useEffectEvent(() => typedAhead?.current && type(typedAhead.current))
  useLayoutEffect(() => void takeTyped(), [])
  const open = ({ does }: Entry, isApart: boolean) => {
    if (typeof does === 'string' && isApart) window.open(does, '_blank', 'noopener')
    else {
      // First, since closing gives the focus back and the new screen then takes it.
      onClose()
      if (typeof does === 'string') go(does)
      else does()
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') palette.step(1)
    else if (event.key === 'ArrowUp') palette.step(-1)
    else if (event.key !== 'Enter') return
    else if (palette.active) open(palette.active, event.ctrlKey || event.metaKey)
    event.preventDefault()
  }
  return (
    <TopDialog className="palette" label={t('title')} onClose={onClose}>
      <div className="palette-head">
        <SearchOutlined aria-hidden="true" />
        <input
          aria-activedescendant={palette.active && entryId(listId, palette.active)}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-expanded={palette.groups.length > 0}
          aria-label={t('box')}
          autoComplete="off"
          maxLength={100}
          onChange={(event) => palette.type(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={t('placeholder')}
          role="combobox"
          spellCheck={false}
          type="text"
          value={palette.typed}
        />
        <button aria-label={t('close')} className="kit-top-close" onClick={onClose} type="button">
          <CloseOutlined aria-hidden="true" />
        </button>
      </div>
      <PaletteEntries listId={listId} onOpen={open} palette={palette} />
      <PaletteStatus palette={palette} />
      <PaletteFoot />
    </TopDialog>
  )
}

/** What came of the search: spoken, and where there is nothing or a failure also seen. */
function PaletteStatus({ palette }: { readonly palette: PaletteState }) {
  const t = useWords(searchWords)
  const { error, found, isBlank, isNothing, isSearching } = palette
  const count = isBlank || isSearching || isNothing ? undefined : t('results', { count: found })
  return (
    <>
      <output className="kit-visually-hidden">
        {isNothing ? t('none', { text: palette.typed.trim() }) : count}
      </output>
      {error && (
        <p className="palette-failed" role="alert">
          {t('failed', { why: errorText(error) })}
        </p>
      )}
    </>
  )
}

function PaletteFoot() {
  const t = useWords(searchWords)
  const keys = [
    [['ArrowUp', 'ArrowDown'], 'move'],
    [['Enter'], 'open'],
    [['Control+Enter'], 'openTab'],
    [['Esc'], 'close'],
  ] as const
  return (
    <p aria-hidden="true" className="palette-foot">
      {keys.map(([caps, says]) => (
        <span key={says}>
          {caps.map((key) => (
            <KeyCap key={key} keys={key} />
          ))}
          {t(says)}
        </span>
      ))}
    </p>
  )
}
