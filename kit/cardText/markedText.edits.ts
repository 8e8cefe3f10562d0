import { markedIn } from './markedText.ts'

export interface Marked {
  readonly text: string
  /** What is to be selected now. */
  readonly from: number
  readonly to: number
}

/**
 * Puts brackets around what is selected; with nothing selected, around the word at the cursor. What stands in brackets and is
 * touched by the selection becomes plain text again, the first of its parts.
 */
export function withToggledMark(text: string, from: number, to: number): Marked {
  const mark = markedIn(text).find((each) => from < each.to && to > each.from)
  if (mark) {
    const plain = mark.parts[0] ?? ''
    return spliced(text, mark.from, mark.to, plain, 0)
  }
  const [start, end] = from === to ? wordAt(text, from) : trimmed(text, from, to)
  return spliced(text, start, end, `[${text.slice(start, end).replaceAll(/[[\]［］【】\n]/gu, ' ')}]`, 1)
}

/** Puts `into` in the place of what was there, and selects it but for `margin` at either end. */
function spliced(text: string, from: number, to: number, into: string, margin: number): Marked {
  return {
    text: text.slice(0, from) + into + text.slice(to),
    from: from + margin,
    to: from + into.length - margin,
  }
}

function trimmed(text: string, from: number, to: number): [number, number] {
  const chosen = text.slice(from, to)
  const start = from + chosen.length - chosen.trimStart().length
  return [start, Math.max(start, start + chosen.trim().length)]
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' })

function wordAt(text: string, at: number): [number, number] {
  for (const { segment, index, isWordLike } of words.segment(text)) {
    if (isWordLike && index <= at && at <= index + segment.length) return [index, index + segment.length]
  }
  return [at, at]
}
