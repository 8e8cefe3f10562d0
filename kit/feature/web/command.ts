import type { Who } from '#kit/contract/role.ts'
import type { Phrase } from '#kit/i18n/words.ts'

/** Something that people do by naming it to the search of the console. */
export interface Command {
  readonly says: Phrase
  /** Who may; absent: whoever may open the screen that it leads to. */
  readonly who?: Who
  /** The address that it opens, or what it does on the spot. */
  readonly does: string | (() => void)
}
