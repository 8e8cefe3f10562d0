import { plainOf, type RichNode } from '#kit/richText/richText.ts'
import type { Option, OptionMark } from './documentBlock.ts'

// The space before a tick at the end is cut by `trim`: a search for it would start at each space of a long gap.
const tick = /^\s*(?:[✓✔☑✅]\ufe0f?|\[[xX√✓]\])\s*|[✓✔☑✅]\ufe0f?\s*$/u
const box = /^\s*(?:[☐□◻○]|\[ ?\])\s*/u

const isBold = (node: RichNode): boolean =>
  node.type === 'text'
    ? (node.text ?? '').trim() === '' || (node.marks ?? []).some(({ type }) => type === 'bold')
    : (node.content ?? []).every(isBold)

/** The first paragraph of an item is the option; what stands below it is what is said about it. */
function splitItem(item: RichNode): { line: RichNode | undefined; below: string } {
  const [line, ...rest] = item.content ?? []
  return { line, below: rest.map(plainOf).join('\n').trim() }
}

/**
 * A list whose items are options with the right ones marked: by a tick or a ticked box at the item's start or end, or, with
 * `question` ending as a question does, by bold type. Undefined where it is just a list.
 */
export function optionsOfList(
  node: RichNode,
  question: string,
): { options: Option[]; mark: OptionMark } | undefined {
  const items = (node.content ?? []).map(splitItem)
  if (items.length < 2 || items.some(({ line }) => line === undefined)) return undefined
  const lines = items.map(({ line, below }) => ({ text: line ? plainOf(line) : '', line, below }))
  if (lines.some(({ text }) => tick.test(text))) {
    const options = lines.map(({ text, below }) => ({
      text: text.replace(tick, '').replace(box, '').trim(),
      correct: tick.test(text),
      feedback: below,
    }))
    return { options, mark: 'box' }
  }
  const bold = lines.map(({ line }) => line !== undefined && isBold(line))
  const isMarked = bold.some(Boolean) && !bold.every(Boolean)
  if (!isMarked || !isQuestion(question)) return undefined
  const options = lines.map(({ text, below }, index) => ({
    text,
    correct: bold[index] === true,
    feedback: below,
  }))
  return { options, mark: 'bold' }
}

/** Whether a line ends in a question mark, behind which only quotes and brackets may stand. */
export const isQuestion = (line: string): boolean => /[?？]["'”’）)\s]*$/u.test(line)
