import { kitWords } from '#kit/i18n/kitWords.ts'
import { phrase, type Phrase } from '#kit/i18n/words.ts'
import type { Ending } from '../ai-config.debug.ts'
import { aiConfigWords } from '../ai-config.words.ts'

/** How a run ended, in words; of an error what to do about it. */
export const endingPhrases: Readonly<Record<Ending, Phrase>> = {
  done: phrase(aiConfigWords, 'debug.done'),
  stopped: phrase(aiConfigWords, 'debug.stopped'),
  missing: phrase(kitWords, 'faults.aiMissing'),
  refused: phrase(kitWords, 'faults.aiRefused'),
  busy: phrase(kitWords, 'faults.aiBusy'),
  silent: phrase(kitWords, 'faults.aiSilent'),
  broken: phrase(kitWords, 'faults.aiBroken'),
  endless: phrase(kitWords, 'faults.aiEndless'),
  forbidden: phrase(kitWords, 'faults.aiForbidden'),
  spent: phrase(kitWords, 'faults.aiSpent'),
}
