import type { Language } from './words.ts'

/** Names one after the other, parted as the language parts them, the last one too. */
export const nameList = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' }).format(names)
