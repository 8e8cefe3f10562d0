import type { OwnProblem } from '#kit/card/content.ts'
import type { SpeakCard } from './speak.schema.ts'
import { isSayable } from './speak.understood.ts'

/** What stops something from being said. */
export function speakProblems({ items, mode }: SpeakCard): OwnProblem[] {
  if (items.length === 0) return [{ path: 'items', key: 'problems.noItem' }]
  return items.flatMap(({ text, prompt, picture }, index) => {
    const values = { number: index + 1 }
    // Where the words are not seen, something else has to lead to them.
    const isUnasked = mode === 'answer' && prompt.trim() === '' && picture === null
    return [
      ...(isSayable(text) ? [] : [{ path: `items.${index}.text`, key: 'problems.noText', values }]),
      ...(isUnasked ? [{ path: `items.${index}.prompt`, key: 'problems.noPrompt', values }] : []),
    ]
  })
}
