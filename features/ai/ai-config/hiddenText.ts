import { isFunctionWord } from './matching/functionWords.characters.ts'
import { ReplyWatch, type Leak, type Talk } from './matching/replyWatch.ts'
import { addRuns, makeRunIndexes } from './matching/runsOf.ts'
import { SeenTexts } from './matching/seenTexts.ts'
import { wordsOf } from './matching/words.ts'

export type { Leak, ReplyWatch, Talk, Watched } from './matching/replyWatch.ts'

/** A text that a learner must not be told yet. */
export interface HiddenText {
  readonly text: string
  /** What the learner sees of the same card, text by text: words that stand there are no secret. */
  readonly visible: readonly string[]
  /** A right answer, which is kept also where it has less than four words. */
  readonly isShort?: boolean
}

/**
 * Hidden texts, compiled to find them in what an AI says. Refused are
 * - `run`: four or more consecutive words of one, however they are cut, spaced, joined or written
 * - `whole`: a short right answer, unless the learner has said it; an everyday word only where it is set off
 * - `pieces`: fewer words in several places of a talk which together are too many
 * - `encoded`: any of this backwards, in a Caesar cipher, by first letters, in base64, hexadecimal, numbers or escapes
 *
 * Cost is linear in the reply.
 */
export interface HiddenTexts {
  /** What of hidden texts a whole reply gives away; undefined: nothing. */
  find(reply: string, talk: Talk): Leak | undefined
  /** For a reply that comes in pieces: nothing is shown of a leak but its first words, three at most. */
  watch(talk: Talk): ReplyWatch
}

/** Compiles hidden texts: once for a talk, not for each piece of a reply. `language` (BCP 47) is that of the texts. */
export function compileHidden(hidden: readonly HiddenText[], language: string | null): HiddenTexts {
  const indexes = makeRunIndexes()
  const functionWords = new Map<number, ReadonlySet<number>>()
  const seenBy = new Map<readonly string[], SeenTexts>()
  for (const [text, { text: written, visible, isShort = false }] of hidden.entries()) {
    const words = wordsOf(written, language)
    const seen = seenBy.get(visible) ?? new SeenTexts(visible)
    seenBy.set(visible, seen)
    functionWords.set(text, placesOf(words, isFunctionWord))
    addRuns(indexes, { text, words, isShort, isSeen: (letters, stands) => seen.has(letters, stands) })
  }
  const watch = (talk: Talk) => new ReplyWatch({ indexes, functionWords }, talk)
  return {
    watch,
    find(reply, talk) {
      const watched = watch(talk)
      const taken = watched.take(reply)
      const last = 'leak' in taken ? taken : watched.end()
      return 'leak' in last ? last.leak : undefined
    },
  }
}

const placesOf = (words: readonly string[], is: (word: string) => boolean): ReadonlySet<number> =>
  new Set(words.flatMap((word, place) => (is(word) ? [place] : [])))
