import { phrase, type Phrase } from '#kit/i18n/words.ts'
import type { HelpSource } from './help.source.ts'
import { helpWords } from './help.words.ts'

/** What a source is called, such as `Card 3: Wait three seconds`; one without a title by its number. */
export const sourceName = ({ kind, number, title }: Pick<HelpSource, 'kind' | 'number' | 'title'>): Phrase =>
  title === '' && number !== ''
    ? phrase(helpWords, 'source.untitled', { number })
    : phrase(helpWords, `source.${kind}`, { number, title })
