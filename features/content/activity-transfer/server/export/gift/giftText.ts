import { escapeHtml } from '#kit/value/escapeHtml.ts'

/** Signs that mean something in GIFT, the backslash first of all. An end of a line is written as one. */
export const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\~=#{}:]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)

const formatPrefix = /^\s*\[(?:html|moodle|plain|markdown)\]/

/** A text of an answer, in the format of its question; what only looks like a format says that it is plain. */
export const part = (text: string): string =>
  formatPrefix.test(text) ? `[plain]${escaped(text.trim())}` : escaped(text.trim())

/** The same where an arrow would part a pair: GIFT has no sign for it, HTML has. */
export const partWithoutArrow = (text: string): string =>
  text.includes('->') ? `[html]${escaped(escapeHtml(text.trim()).replaceAll('\n', '<br>'))}` : part(text)

/** A number as GIFT writes them, without an exponent; undefined where it has too many digits for that. */
export function numeral(value: number): string | undefined {
  const written = value.toFixed(12).replace(/\.?0+$/, '')
  return Number(written) === value ? written : undefined
}
