import { gapsOf } from './blanks.text.ts'

export interface Marked {
  readonly text: string
  /** What is to be selected now. */
  readonly from: number
  readonly to: number
}

/**
 * Makes what is selected a gap; with nothing selected, the word at the cursor. A gap that the selection touches becomes
 * plain text again, with its first answer.
 */
export function withToggledGap(text: string, from: number, to: number): Marked {
  const gap = gapsOf(text).find((each) => from < each.to && to > each.from)
  if (gap) {
    const answer = gap.accepted[0] ?? ''
    return spliced(text, gap.from, gap.to, answer, 0)
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
