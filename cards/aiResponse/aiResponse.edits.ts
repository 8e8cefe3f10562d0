import { readsIn, variableOf } from './aiResponse.prompt.ts'
import type { AiResponseCard } from './aiResponse.schema.ts'

/** A changed prompt, with the cards that it now names. */
export const withPrompt = (card: AiResponseCard, prompt: string): AiResponseCard => ({
  ...card,
  prompt,
  reads: readsIn(prompt),
})

/** Behind these no space is written: spaces, openings, Chinese and Japanese characters and their signs. */
const unspaced =
  /[\s\p{Ps}\p{Pi}"'\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]$/u

/** Puts the answer to another card into the prompt between `from` and `to`; returns where the writer goes on. */
export function withVariable(
  card: AiResponseCard,
  cardId: number,
  from: number,
  to: number,
): { readonly card: AiResponseCard; readonly caret: number } {
  const before = card.prompt.slice(0, from)
  const space = before === '' || unspaced.test(before) ? '' : ' '
  const written = `${before}${space}${variableOf(cardId)}`
  return { card: withPrompt(card, written + card.prompt.slice(to)), caret: written.length }
}
