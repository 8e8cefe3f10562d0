import type { Language } from './words.ts'

/** Names one after the other as the language parts them, the last one too: `查看、批改、回复`. */
export const nameList = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' }).format(names)
