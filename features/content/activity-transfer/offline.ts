import type { Language } from '#kit/i18n/words.ts'
import type { Card } from '#cards/registry.ts'

/** What a page that plays offline carries with it. */
export interface OfflineActivity {
  readonly title: string
  readonly language: Language
  readonly cards: readonly Card[]
  /** Files by number; `data` is Base64. */
  readonly files: Readonly<Record<string, { readonly mime: string; readonly data: string }>>
}
