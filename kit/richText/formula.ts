import { tokensOf, type Token } from './formula.tokens.ts'
import { accents, functions, opaque, spaces, stacked, symbols } from './formula.symbols.ts'

/** A node of MathML: an element with children, or with text. */
export interface MathNode {
  readonly tag: string
  readonly attrs?: Readonly<Record<string, string>>
  readonly content: readonly MathNode[] | string
}

const leaf = (tag: string, text: string, attrs?: MathNode['attrs']): MathNode => ({
  tag,
  content: text,
  ...(attrs && { attrs }),
})
const row = (content: readonly MathNode[]): MathNode =>
  content.length === 1 && content[0] ? content[0] : { tag: 'mrow', content }

/**
 * TeX as MathML, which browsers draw themselves. Knows what lessons use: fractions, roots, scripts, Greek, operators,
 * functions, brackets that grow, accents, text, matrices and cases. A command that it does not know stays as it was
 * written; no input throws.
 */
export function mathOf(tex: string): MathNode {
  const reader = { tokens: tokensOf(tex), at: 0 }
  const content: MathNode[] = []
  while (reader.at < reader.tokens.length) {
    content.push(...readUntil(reader, () => false))
    reader.at += 1
  }
  return row(content)
}

interface Reader {
  readonly tokens: Token[]
  at: number
}

type Stop = (token: Token) => boolean
const closing = new Set(['}', '&', '\\\\', '\\right', '\\end'])
const isClosing: Stop = ({ text }) => closing.has(text)

function readUntil(reader: Reader, stop: Stop): MathNode[] {
  const nodes: MathNode[] = []
  for (let token = reader.tokens[reader.at]; token; token = reader.tokens[reader.at]) {
    if (stop(token) || isClosing(token)) break
    nodes.push(readScripted(reader))
  }
  return nodes
}

/** An atom with what stands at its foot and its head. */
function readScripted(reader: Reader): MathNode {
  const start = reader.tokens[reader.at]?.text ?? ''
  const base = start === '^' || start === '_' ? row([]) : readAtom(reader)
  let below: MathNode | undefined
  let above: MathNode | undefined
  for (;;) {
    const mark = reader.tokens[reader.at]?.text
    if (mark === "'") above = leaf('mo', '′')
    else if (mark !== '^' && mark !== '_') break
    reader.at += 1
    if (mark === '^') above = readArgument(reader)
    if (mark === '_') below = readArgument(reader)
  }
  const isStacked = stacked.has(start)
  if (below && above) return { tag: isStacked ? 'munderover' : 'msubsup', content: [base, below, above] }
  if (below) return { tag: isStacked ? 'munder' : 'msub', content: [base, below] }
  if (above) return { tag: isStacked ? 'mover' : 'msup', content: [base, above] }
  return base
}

function readAtom(reader: Reader): MathNode {
  const token = reader.tokens[reader.at]
  if (!token || isClosing(token)) return row([])
  reader.at += 1
  if (token.text === '{') return readGroup(reader)
  if (token.kind === 'number') return leaf('mn', token.text)
  if (token.kind === 'letter') return leaf('mi', token.text)
  return token.kind === 'command' ? readCommand(reader, token.text) : leaf('mo', token.text)
}

/** What a command or a script takes: of a number its first digit alone, as in TeX. */
function readArgument(reader: Reader): MathNode {
  const token = reader.tokens[reader.at]
  if (token?.kind === 'number' && token.text.length > 1) {
    const digits = [token.text.slice(0, 1), token.text.slice(1)]
    reader.tokens.splice(reader.at, 1, ...digits.map((text) => ({ kind: token.kind, text })))
  }
  return readAtom(reader)
}

function readGroup(reader: Reader): MathNode {
  const inside: MathNode[] = []
  while (reader.tokens[reader.at] && reader.tokens[reader.at]?.text !== '}') {
    const before = reader.at
    inside.push(...readUntil(reader, () => false))
    if (reader.at === before || reader.tokens[reader.at]?.text !== '}') reader.at += 1
  }
  reader.at += 1
  return row(inside)
}

function readCommand(reader: Reader, name: string): MathNode {
  const symbol = symbols[name]
  if (symbol) return leaf(symbol.tag, symbol.text)
  const accent = accents[name]
  if (accent)
    return { tag: 'mover', attrs: { accent: 'true' }, content: [readArgument(reader), leaf('mo', accent)] }
  const space = spaces[name]
  if (space) return { tag: 'mspace', attrs: { width: space }, content: '' }
  if (functions.has(name)) return leaf('mi', name.slice(1), { mathvariant: 'normal' })
  if (opaque.has(name)) return leaf('mtext', readText(reader))
  switch (name) {
    case '\\frac':
    case '\\dfrac':
    case '\\tfrac':
      return { tag: 'mfrac', content: [readArgument(reader), readArgument(reader)] }
    case '\\sqrt':
      return readRoot(reader)
    case '\\left':
      return readFenced(reader)
    case '\\begin':
      return readTable(reader)
    default:
      return leaf('mtext', name)
  }
}

function readRoot(reader: Reader): MathNode {
  if (reader.tokens[reader.at]?.text !== '[') return { tag: 'msqrt', content: [readArgument(reader)] }
  reader.at += 1
  const index = row(readUntil(reader, ({ text }) => text === ']'))
  reader.at += 1
  return { tag: 'mroot', content: [readArgument(reader), index] }
}

/** The words of `\text{…}`, as they were written. */
function readText(reader: Reader): string {
  const group = reader.tokens[reader.at]
  if (group?.kind !== 'words') return ''
  reader.at += 1
  return group.text
}

const fenceOf = (text: string | undefined): string =>
  text === undefined || text === '.' ? '' : (symbols[text]?.text ?? text.replace(/^\\/, ''))

function readFenced(reader: Reader): MathNode {
  const open = fenceOf(reader.tokens[reader.at]?.text)
  reader.at += 1
  const inside = readUntil(reader, () => false)
  const isClosed = reader.tokens[reader.at]?.text === '\\right'
  const close = isClosed ? fenceOf(reader.tokens[reader.at + 1]?.text) : ''
  if (isClosed) reader.at += 2
  return row([leaf('mo', open, { stretchy: 'true' }), ...inside, leaf('mo', close, { stretchy: 'true' })])
}

const tableFences: Readonly<Record<string, readonly [string, string]>> = {
  pmatrix: ['(', ')'],
  bmatrix: ['[', ']'],
  vmatrix: ['|', '|'],
  cases: ['{', ''],
}

function readTable(reader: Reader): MathNode {
  const name = readText(reader)
  const rows: MathNode[][] = [[]]
  for (
    let token = reader.tokens[reader.at];
    token && token.text !== '\\end';
    token = reader.tokens[reader.at]
  ) {
    rows.at(-1)?.push({ tag: 'mtd', content: [row(readUntil(reader, () => false))] })
    const mark = reader.tokens[reader.at]?.text
    if (mark === '\\\\') rows.push([])
    if (mark !== '\\end') reader.at += 1
  }
  reader.at += 1
  readText(reader)
  const table: MathNode = {
    tag: 'mtable',
    content: rows.filter((cells) => cells.length > 0).map((cells) => ({ tag: 'mtr', content: cells })),
  }
  const [open, close] = tableFences[name] ?? ['', '']
  return open === '' ? table : row([leaf('mo', open), table, leaf('mo', close)])
}
