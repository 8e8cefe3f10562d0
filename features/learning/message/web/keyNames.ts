/** The keys of the screens of messages, as buttons tell them. */
export const keyNames = { next: 'Alt N', send: 'Ctrl ↵' } as const
