/** A part of a line in one style. */
export interface Span {
  readonly kind: 'plain' | 'bold' | 'code'
  readonly text: string
}
type Line = readonly Span[]

/** The little Markdown that answers are written in; everything else stays text. */
export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly lines: readonly Line[] }
  | { readonly kind: 'bullets' | 'numbers'; readonly items: readonly Line[] }
  | { readonly kind: 'code'; readonly text: string }

const fence = /^\s*```/
const marks = [
  ['bullets', /^\s*[-*•]\s+(.*)$/],
  ['numbers', /^\s*\d{1,3}[.)]\s+(.*)$/],
  ['heading', /^\s*#{1,6}\s+(.*)$/],
] as const

/** `**bold**` and `` `code` ``; a mark without its end is text. */
export function spansOf(line: string): Line {
  const parts = line.split(/(\*\*(?=\S)[^*\n]*[^\s*]\*\*|`[^`\n]+`)/)
  return parts.filter(Boolean).map((part): Span => {
    if (part.length > 4 && part.startsWith('**') && part.endsWith('**'))
      return { kind: 'bold', text: part.slice(2, -2) }
    if (part.length > 2 && part.startsWith('`') && part.endsWith('`'))
      return { kind: 'code', text: part.slice(1, -1) }
    return { kind: 'plain', text: part }
  })
}

function readLine(line: string): { kind: 'paragraph' | 'heading' | 'bullets' | 'numbers'; spans: Line } {
  for (const [kind, pattern] of marks) {
    const text = pattern.exec(line)?.[1]
    if (text !== undefined) return { kind, spans: spansOf(text) }
  }
  return { kind: 'paragraph', spans: spansOf(line) }
}

/** Adds a line to the block before where it goes on with it. */
function join(blocks: Block[], line: string, isNew: boolean): void {
  const { kind, spans } = readLine(line)
  const last = isNew ? undefined : blocks.at(-1)
  if (kind === 'bullets' || kind === 'numbers') {
    const items = last?.kind === kind ? last.items : []
    if (last?.kind === kind) blocks.pop()
    blocks.push({ kind, items: [...items, spans] })
    return
  }
  const isSame = kind === 'paragraph' && last?.kind === 'paragraph'
  if (isSame) blocks.pop()
  blocks.push({ kind, lines: isSame ? [...last.lines, spans] : [spans] })
}

/** An answer in blocks, also while half of it is still to come. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = []
  let code: string[] | undefined
  let isNew = true
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    if (fence.test(line)) {
      if (code) blocks.push({ kind: 'code', text: code.join('\n') })
      code = code ? undefined : []
      isNew = true
    } else if (code) code.push(line)
    else if (line.trim() === '') isNew = blocks.at(-1)?.kind === 'paragraph'
    else {
      join(blocks, line, isNew)
      isNew = false
    }
  }
  if (code) blocks.push({ kind: 'code', text: code.join('\n') })
  return blocks
}

const textOf = (line: Line): string => line.map(({ text }) => text).join('')

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'code':
      return block.text
    case 'bullets':
      return block.items.map((item) => `- ${textOf(item)}`).join('\n')
    case 'numbers':
      return block.items.map((item, index) => `${index + 1}. ${textOf(item)}`).join('\n')
    default:
      return block.lines.map(textOf).join('\n')
  }
}

/** An answer without its marks, as it is put into a field of plain text. */
export const plainOf = (text: string): string => blocksOf(text).map(plainBlock).join('\n\n')
