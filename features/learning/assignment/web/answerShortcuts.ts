import { phrase } from '#kit/i18n/words.ts'
import type { ShortcutGroup } from '#kit/typing/shortcut.ts'
import { assignmentWords } from '../assignment.words.ts'

/** The keys of the queue of works; the first nine phrases have a number each. */
export const answerShortcuts = {
  title: phrase(assignmentWords, 'queue.title'),
  shortcuts: {
    approved: { keys: 'Control+Enter', says: phrase(assignmentWords, 'moves.accept') },
    notApproved: { keys: 'Control+Shift+Enter', says: phrase(assignmentWords, 'moves.sendBack') },
    feedbackProvided: { keys: 'Alt+Enter', says: phrase(assignmentWords, 'moves.comment') },
    skip: { keys: 'Alt+N', says: phrase(assignmentWords, 'queue.skip') },
    phrase: { keys: 'Alt+1-9', says: phrase(assignmentWords, 'form.phrases') },
  },
} as const satisfies ShortcutGroup
