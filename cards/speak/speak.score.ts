import type { Score } from '#kit/card/verdict.ts'
import type { Item, SpeakCard, SpeakResponse } from './speak.schema.ts'
import { understand, type Understood } from './speak.understood.ts'

type Said = Pick<Item, 'text' | 'accepted'>
type Rules = Pick<SpeakCard, 'language' | 'strict' | 'threshold'>

/** The best that any reading of what was heard is of any text that is accepted. */
export function bestUnderstood({ text, accepted }: Said, heard: readonly string[], rules: Rules): Understood {
  const texts = [text, ...accepted.filter((each) => each.trim() !== '')]
  return texts
    .flatMap((each) => heard.map((one) => understand(each, one, rules)))
    .reduce((best, next) => (next.share > best.share ? next : best), understand(text, '', rules))
}

/** What an item counts, 0 to 1: all of it from the threshold on, else the share that was understood. */
export const worthOf = ({ share }: Understood, { threshold }: Rules): number =>
  share * 100 >= threshold ? 1 : share

/**
 * The mean over all items. What was heard is the word of the learner's browser: its recogniser made it, and the server
 * scores the words, not the sound. Without recognition the answer is noted, and neither right nor wrong.
 */
export function scoreSpeak(card: SpeakCard, response: SpeakResponse): Score {
  if (response.by !== 'recognition') return { scaled: null, passed: false, parts: [], isFinal: true }
  const worths = card.items.map((item) => {
    const said = response.items.find(({ itemId }) => itemId === item.id)
    return said ? worthOf(bestUnderstood(item, said.heard, card), card) : 0
  })
  const scaled = worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length)
  return { scaled, passed: scaled === 1, parts: [] }
}

/** All items of the card, each once and not too often. */
export function acceptsSpeak({ items, tries }: SpeakCard, response: SpeakResponse): boolean {
  if (response.by === 'none') return true
  const ids: readonly string[] = response.items.map(({ itemId }) => itemId)
  const isWhole = ids.length === items.length && items.every(({ id }) => ids.includes(id))
  return isWhole && (response.by === 'self' || response.items.every((each) => each.tries <= tries))
}
