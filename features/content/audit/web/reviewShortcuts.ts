import { phrase } from '#kit/i18n/words.ts'
import type { ShortcutGroup } from '#kit/typing/shortcut.ts'
import { auditWords } from '../audit.words.ts'

/** The keys of a decision. */
export const decisionShortcuts = {
  title: phrase(auditWords, 'decide.title'),
  shortcuts: {
    approve: { keys: 'a', says: phrase(auditWords, 'decide.approve') },
    reject: { keys: 'r', says: phrase(auditWords, 'decide.reject') },
  },
} as const satisfies ShortcutGroup

/** The keys of a queue of reviews. */
export const reviewShortcuts = {
  title: phrase(auditWords, 'access.audit'),
  shortcuts: { next: { keys: 'n', says: phrase(auditWords, 'review.next') } },
} as const satisfies ShortcutGroup
