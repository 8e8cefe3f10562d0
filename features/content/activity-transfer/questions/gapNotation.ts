import { segmentsOf } from '#kit/cardText/markedText.ts'

/** How a text with gaps is written down in a card: `The [colour|color] of the \[sic\] sky`. */

const brackets = /[[\]［］【】\\]/gu

/** Plain text as it stands between gaps. */
export const escapedForGaps = (text: string): string => text.replace(brackets, String.raw`\$&`)

/** Whether a gap can hold an answer: no sign of the notation is in it, and it is as short as typed answers are. */
export const fitsGap = (text: string): boolean =>
  text.trim() !== '' && !/[[\]［］【】|｜\n\\]/u.test(text) && text.length <= 100

/** A gap with the answers that it accepts; the first is the one that is shown. */
export const gapOf = (answers: readonly string[]): string => `[${answers.join('|')}]`

/** A text in its parts: plain text as it is shown, and gaps as the answers that they accept. */
export const gapPartsOf = (text: string): (string | readonly string[])[] =>
  segmentsOf(text).map((segment) => (segment.kind === 'text' ? segment.text : segment.parts))
