import type { Call } from '#kit/call/server/context.ts'
import type { Phrase } from '#kit/i18n/words.ts'
import { countGraphemes } from '#kit/value/graphemes.ts'

/** The title of a copy in the language of whoever copies, of at most `max` graphemes: the title loses its end where it must. */
export function titleOfCopy(
  { translate }: Pick<Call, 'translate'>,
  copyTitle: (title: string) => Phrase,
  title: string,
  max: number,
): string {
  const titleWith = (part: string) => translate(copyTitle(part))
  const room = max - countGraphemes(titleWith(''))
  const shortened = [...new Intl.Segmenter().segment(title)].slice(0, room).map(({ segment }) => segment)
  return titleWith(shortened.join('').trim())
}
