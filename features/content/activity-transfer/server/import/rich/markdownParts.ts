/** A stretch of a Markdown document that is read by itself. */
export interface MarkdownPart {
  /** Definitions that it uses and other parts hold stand below its own lines. */
  readonly text: string
  /** Where its first line stands in the document, from 1. */
  readonly line: number
  /** How many lines are its own. */
  readonly lines: number
  /** Whether it ends where no block ends. */
  readonly isCut: boolean
}

/** From this length on a part ends where a block ends, and at twice of it anywhere. */
const usual = 4000
export const maxPart = 2 * usual

/**
 * A document in parts of bounded length. What reads Markdown takes time by the square of what it reads at once, in many
 * ways (marks, brackets, quotes, addresses), so nothing long is ever read at once. A part begins after a blank line, at a
 * line that goes on with nothing before it; within fences and comments there is none.
 */
export function markdownParts(markdown: string): MarkdownPart[] {
  const cutter = new Cutter()
  markdown.split('\n').forEach((line, index) => cutter.add(line, index + 1))
  const parts = cutter.end()
  return parts.length > 1 ? withDefinitions(markdown, parts) : parts
}

/** What holds lines together until its end, blank ones too. */
interface Opening {
  readonly isEnd: (line: string) => boolean
  /** First and last line of a fence: where it is cut, it is closed and opened again. */
  readonly fence?: readonly [string, string]
}

const goesOn = /^(\s|[-+*](\s|$)|\d{1,9}[.)](\s|$)|$)/

class Cutter {
  readonly #parts: MarkdownPart[] = []
  #lines: string[] = []
  #size = 0
  #line = 1
  #opening: Opening | undefined
  #isAfterBlank = false

  add(line: string, at: number): void {
    const isFresh = this.#isAfterBlank && !this.#opening && !goesOn.test(line)
    if (this.#size >= usual && isFresh) this.#endPart(at, false)
    for (const chunk of line.length > maxPart ? chunksOf(line) : [line]) {
      if (this.#size > 0 && this.#size + chunk.length > maxPart) this.#endPart(at, true)
      this.#lines.push(chunk)
      this.#size += chunk.length + 1
    }
    this.#isAfterBlank = line.trim() === ''
    if (!this.#opening) this.#opening = openingOf(line)
    else if (this.#opening.isEnd(line)) this.#opening = undefined
  }

  end(): MarkdownPart[] {
    this.#endPart(0, false)
    return this.#parts
  }

  /** The next part begins at line `next`. */
  #endPart(next: number, isCut: boolean): void {
    const [first, last] = this.#opening?.fence ?? []
    const text = [...this.#lines, ...(last === undefined ? [] : [last])].join('\n')
    this.#parts.push({ text, line: this.#line, lines: this.#lines.length, isCut })
    this.#lines = first === undefined ? [] : [first]
    this.#line = next - this.#lines.length
    this.#size = 0
  }
}

const chunksOf = (line: string): string[] => line.match(new RegExp(`.{1,${maxPart / 2}}`, 'gsu')) ?? []

function openingOf(line: string): Opening | undefined {
  const [, sign] = /^ {0,3}(`{3,}|~{3,}|\${2,})/.exec(line) ?? []
  const [mark = ''] = sign ?? ''
  // Code and formulas that end on their own line.
  if (sign && mark !== '~' && line.trim().slice(sign.length).includes(mark)) return undefined
  if (sign) {
    const isEnd = (other: string) =>
      other.trim().length >= sign.length && /^ {0,3}(.)\1*\s*$/.test(other) && other.trim().startsWith(sign)
    return { isEnd, fence: [line.slice(0, 100), sign] }
  }
  const [, comment, tag] = /^ {0,3}<(?:(!--)|(pre|script|style|textarea)\b)/i.exec(line) ?? []
  const end = comment ? '-->' : tag && `</${tag.toLowerCase()}>`
  return end && !line.toLowerCase().includes(end)
    ? { isEnd: (other) => other.toLowerCase().includes(end) }
    : undefined
}

/** Where `[name]` leads may be written anywhere in a document, for all of it. */
function withDefinitions(markdown: string, parts: readonly MarkdownPart[]): MarkdownPart[] {
  const definitions = new Map<string, string>()
  for (const [line, name] of markdown.matchAll(/^ {0,3}\[([^[\]\n]{1,200})\]:[^\n]{1,2000}$/gm))
    if (name !== undefined && !definitions.has(keyOf(name)))
      definitions.set(keyOf(name), name.startsWith('^') ? `[${name}]: .` : line)
  return parts.map((part) => {
    const names = new Set(
      [...part.text.matchAll(/\[([^[\]\n]{1,200})\]/g)].map(([, name = '']) => keyOf(name)),
    )
    const used = [...names].flatMap((name) => definitions.get(name) ?? [])
    const fitting = used.slice(0, maxDefinitions)
    return fitting.length > 0 ? { ...part, text: `${part.text}\n\n${fitting.join('\n')}` } : part
  })
}

const maxDefinitions = 50
const keyOf = (name: string): string => name.replace(/\s+/g, ' ').trim().toLowerCase()
