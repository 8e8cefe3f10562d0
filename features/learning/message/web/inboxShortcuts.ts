import { phrase } from '#kit/i18n/words.ts'
import type { ShortcutGroup } from '#kit/typing/shortcut.ts'
import { messageWords } from '../message.words.ts'

/** The keys of a list of messages, beside those of every list. */
export const inboxShortcuts = {
  title: phrase(messageWords, 'access.message'),
  shortcuts: {
    next: { keys: 'Alt+N', says: phrase(messageWords, 'actions.next') },
    send: { keys: 'Control+Enter', says: phrase(messageWords, 'reply.send') },
  },
} as const satisfies ShortcutGroup
