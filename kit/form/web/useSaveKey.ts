import { kitWords } from '#kit/i18n/kitWords.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { ShortcutGroup } from '#kit/typing/shortcut.ts'
import { useShortcuts } from '#kit/typing/web/shortcuts.ts'

const formShortcuts = {
  title: phrase(kitWords, 'keys.form'),
  shortcuts: { save: { keys: 'Control+S', says: phrase(kitWords, 'actions.save') } },
} as const satisfies ShortcutGroup

/** Ctrl+S and Cmd+S save instead of storing the page. */
export const useSaveKey = (save: () => void): void => useShortcuts(formShortcuts, { save: () => save() })
