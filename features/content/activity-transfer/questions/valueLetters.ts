/** Stands before and behind the letter of a value in a text, so that braces of the text itself stay what they are. */
export const valueMarks = ['\ue003', '\ue004'] as const

const letters = [...'abcdfghijklmnopqrstuvwxyz']

/** As many values as a card draws for a learner. */
export const mostValues = 12

/**
 * A letter for each of these names: a name of one letter stays, `e` is a number. Undefined where there are more than a card has
 * values.
 */
export function lettersFor(names: readonly string[]): ReadonlyMap<string, string> | undefined {
  const different = [...new Set(names)]
  if (different.length > mostValues) return undefined
  const own = different.filter((name) => /^[A-Za-z]$/.test(name) && name !== 'e')
  const free = letters.filter((letter) => !own.includes(letter))
  return new Map(different.map((name) => [name, own.includes(name) ? name : (free.shift() ?? 'a')]))
}

/** The letter of a value as it stands in a text. */
export const marked = (letter: string): string => valueMarks.join(letter)
