import { kitWords } from '#kit/i18n/kitWords.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { ShortcutGroup } from '#kit/typing/shortcut.ts'

/** The keys of a list. */
export const listShortcuts = {
  title: phrase(kitWords, 'keys.list'),
  shortcuts: {
    search: { keys: '/', says: phrase(kitWords, 'keys.search') },
    next: { keys: 'j', says: phrase(kitWords, 'keys.next') },
    previous: { keys: 'k', says: phrase(kitWords, 'keys.previous') },
    open: { keys: 'Enter', says: phrase(kitWords, 'keys.open') },
    select: { keys: 'x', says: phrase(kitWords, 'keys.select') },
  },
} as const satisfies ShortcutGroup

/** The keys of a list whose titles are edited where they stand. */
export const inlineShortcuts = {
  ...listShortcuts,
  shortcuts: {
    ...listShortcuts.shortcuts,
    rename: { keys: 'F2', says: phrase(kitWords, 'keys.rename') },
  },
} as const satisfies ShortcutGroup
