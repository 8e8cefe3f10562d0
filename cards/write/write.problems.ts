import type { OwnProblem } from '#kit/card/content.ts'
import { countGraphemes } from '#kit/value/graphemes.ts'
import type { WriteCard } from './write.schema.ts'

/** What stops characters from being written. */
export function writeProblems({ characters, mode }: WriteCard): OwnProblem[] {
  if (characters.length === 0) return [{ path: 'characters', key: 'problems.noCharacter' }]
  const texts = characters.map(({ text }) => text)
  return characters.flatMap(({ text, reading, meaning, strokes, medians }, index) => {
    const at = (field: string, key: string) => [
      {
        path: `characters.${index}.${field}`,
        key: `problems.${key}`,
        values: { number: index + 1, character: text },
      },
    ]
    if (text.trim() === '') return at('text', 'noText')
    if (countGraphemes(text.trim()) > 1) return at('text', 'several')
    if (texts.indexOf(text) < index) return at('text', 'twin')
    if (strokes.length === 0 || strokes.length !== medians.length) return at('text', 'noStrokes')
    // Who writes from memory does not see the character.
    const isUnnamed = mode === 'quiz' && reading.trim() === '' && meaning.trim() === ''
    return isUnnamed ? at('meaning', 'noMeaning') : []
  })
}
