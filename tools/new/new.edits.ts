/** A line of an alphabetical list in a file, and what the other lines of that list look like. */
export interface Row {
  readonly line: string
  readonly like: RegExp
}

/** Puts a row before the first line of its list that comes after it in the alphabet, else behind the last one. */
export function withRow(text: string, { line, like }: Row): string {
  const lines = text.split('\n')
  const list = lines.flatMap((one, index) => (like.test(one) ? [index] : []))
  const last = list.at(-1)
  if (last === undefined) throw new Error(`There is no line like ${like}`)
  const next = list.find((index) => keyOf(lines[index] ?? '') > keyOf(line)) ?? last + 1
  return lines.toSpliced(next, 0, line).join('\n')
}

/** Imports stand in the order of what they import. */
const keyOf = (line: string): string =>
  /from '(.+)'$/.exec(line)?.[1] ?? line.trim().replaceAll("'", '').toLowerCase()
