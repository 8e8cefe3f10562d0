import { lazy, Suspense, useRef, useState } from 'react'
import { useActor } from '#kit/http/web/session.ts'
import { useTranslate } from '#kit/i18n/web/words.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { ShortcutGroup } from '#kit/typing/shortcut.ts'
import { showShortcutSheet, useShortcuts, useShortcutSheet } from '#kit/typing/web/shortcuts.ts'
import { useIsNarrow } from '#kit/view/web/useIsNarrow.ts'
import { searchWords } from '#features/people/search/search.words.ts'
import { SearchButton } from '#features/people/search/web/SearchButton.tsx'
import type { RouteRow } from '../routing/routes.ts'
import { TypeAhead } from './TypeAhead.tsx'

const loadPalette = () => import('./ConsolePalette.tsx')
const ConsolePalette = lazy(() => loadPalette().then((file) => ({ default: file.ConsolePalette })))
const ShortcutSheet = lazy(() =>
  import('#features/people/search/web/ShortcutSheet.tsx').then((file) => ({ default: file.ShortcutSheet })),
)

const everywhere = {
  title: phrase(searchWords, 'everywhere'),
  shortcuts: {
    search: { keys: 'Control+K', says: phrase(searchWords, 'title') },
    keys: { keys: '?', says: phrase(searchWords, 'shortcuts') },
  },
} as const satisfies ShortcutGroup

/** B16: the search of the whole console and the sheet of shortcuts, each with its key; both are loaded when they are first wanted. */
export function ConsoleSearch({ rows }: { readonly rows: readonly RouteRow[] }) {
  const actor = useActor()
  const translate = useTranslate()
  const isNarrow = useIsNarrow()
  const [isOpen, setOpen] = useState(false)
  const isSheetOpen = useShortcutSheet()
  const typedAhead = useRef('')
  const close = () => {
    typedAhead.current = ''
    setOpen(false)
  }
  useShortcuts(everywhere, {
    search: () => (isOpen ? close() : setOpen(true)),
    keys: () => showShortcutSheet(true),
  })
  return (
    <>
      <SearchButton
        isNarrow={isNarrow}
        keys={everywhere.shortcuts.search.keys}
        onNear={() => void loadPalette().catch(() => undefined)}
        onOpen={() => setOpen(true)}
      />
      <Suspense fallback={isOpen && <TypeAhead into={typedAhead} />}>
        {isOpen && (
          <ConsolePalette
            actor={actor}
            onClose={close}
            rows={rows}
            translate={translate}
            typedAhead={typedAhead}
          />
        )}
        {isSheetOpen && <ShortcutSheet everywhere={everywhere} onClose={() => showShortcutSheet(false)} />}
      </Suspense>
    </>
  )
}
