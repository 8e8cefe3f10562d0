import type { ReadingName } from './matching/readings.ts'
import { ReplyWatch, RunReader, type Leak, type RunIndexes, type Talk } from './matching/replyWatch.ts'
import { isFunctionWord } from './matching/functionWords.characters.ts'
import { makeRunIndex, type Run } from './matching/runIndex.ts'
import { merged, plainRuns, runsByReading, type HiddenWords } from './matching/runsOf.ts'
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
  const texts = hidden.map(({ text }) => wordsOf(text, language))
  const secrets = {
    indexes: indexesOf(hidden.flatMap((one, text) => secretRuns(one, text, texts[text] ?? []))),
    functionWords: new Map(texts.map((words, text) => [text, placesOf(words, isFunctionWord)])),
  }
  const watch = (talk: Talk) => new ReplyWatch(secrets, talk)
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

/** A run with the words that it consists of. */
interface WordRun {
  readonly run: Run
  readonly words: readonly string[]
}

const placesOf = (words: readonly string[], is: (word: string) => boolean): ReadonlySet<number> =>
  new Set(words.flatMap((word, place) => (is(word) ? [place] : [])))

/** The runs of a text that do not stand in what the learner sees. */
function secretRuns(
  { visible, isShort = false }: HiddenText,
  text: number,
  words: readonly string[],
): WordRun[] {
  const hidden: HiddenWords = { text, words, isShort }
  const runs = plainRuns(hidden)
  const seen = seenOf(runs, visible)
  return runs
    .filter(({ letters }) => !seen.has(letters))
    .map((run) => {
      const { first = 0, count = 0 } = run.places[0] ?? {}
      return { run, words: hidden.words.slice(first, first + count) }
    })
}

function seenOf(runs: readonly Run[], visible: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  // Also where it is not set off: it can be read.
  const anywhere = runs.map((run): Run => (run.stands === 'pointed' ? { ...run, stands: 'edges' } : run))
  const indexes = { ...indexesOf([]), plain: makeRunIndex(merged(anywhere)) }
  for (const text of visible) {
    const reader = new RunReader(indexes, ({ run }) => seen.add(run.letters))
    reader.readAll(text, 0)
    reader.end()
  }
  return seen
}

function indexesOf(secrets: readonly WordRun[]): RunIndexes {
  const disguised = secrets.flatMap(({ run, words }) => runsByReading(run, words))
  const indexOf = (reading: ReadingName) =>
    makeRunIndex(merged(disguised.flatMap(([name, run]) => (name === reading ? [run] : []))))
  return {
    plain: indexOf('plain'),
    look: indexOf('look'),
    bare: indexOf('bare'),
    shift: indexOf('shift'),
    wordInitials: indexOf('wordInitials'),
    lineInitials: indexOf('lineInitials'),
  }
}
