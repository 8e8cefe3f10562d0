import { phrase } from '#kit/i18n/words.ts'
import type { ShortcutGroup } from '#kit/typing/shortcut.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'

/** The keys that hold everywhere in the editor, beside Ctrl+S. */
export const editorShortcuts = {
  title: phrase(activityWords, 'editor.key.inEditor'),
  shortcuts: {
    add: { keys: '/ Plus', says: phrase(activityWords, 'editor.key.add') },
    undo: { keys: 'Control+Z', says: phrase(activityWords, 'editor.key.undo') },
    redo: { keys: 'Control+Shift+Z Control+Y', says: phrase(activityWords, 'editor.key.redo') },
    preview: { keys: 'Alt+P', says: phrase(activityWords, 'editor.previewHere') },
    find: { keys: 'Control+F', says: phrase(activityWords, 'editor.key.find') },
  },
} as const satisfies ShortcutGroup

/** Those of the list of cards, which it obeys itself while the focus is in it. */
export const railShortcuts = {
  title: phrase(activityWords, 'editor.key.inRail'),
  shortcuts: {
    walk: { keys: 'ArrowUp ArrowDown', says: phrase(activityWords, 'editor.key.walk') },
    reach: { keys: 'Shift+ArrowUp Shift+ArrowDown', says: phrase(activityWords, 'editor.key.reach') },
    all: { keys: 'Control+A', says: phrase(activityWords, 'editor.key.all') },
    move: { keys: 'Alt+ArrowUp Alt+ArrowDown', says: phrase(activityWords, 'editor.key.move') },
    edit: { keys: 'Enter', says: phrase(activityWords, 'editor.key.edit') },
    duplicate: { keys: 'Control+D', says: phrase(activityWords, 'editor.key.duplicate') },
    copy: { keys: 'Control+C Control+X Control+V', says: phrase(activityWords, 'editor.key.copy') },
    remove: { keys: 'Delete', says: phrase(activityWords, 'editor.key.remove') },
  },
} as const satisfies ShortcutGroup
