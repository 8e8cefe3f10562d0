import { plainOf, type RichNode, type RichText } from '#kit/richText/richText.ts'

/** A part of a text that opens by itself, under its heading. */
export interface TextPanel {
  readonly title: string
  readonly body: RichText
}

export interface TextPanels {
  /** What stands before the first heading, and is always seen. */
  readonly lead: RichText
  readonly panels: readonly TextPanel[]
}

/** A text in its panels: each begins at a heading of the highest level in it, and deeper headings stand within. */
export function panelsOf({ content }: RichText): TextPanels {
  const levels = content.filter(isNamed).map(levelOf)
  const isStart = (node: RichNode) => isNamed(node) && levelOf(node) === Math.min(...levels)
  const starts = content.flatMap((node, index) => (isStart(node) ? [index] : []))
  return {
    lead: { type: 'doc', content: content.slice(0, starts[0]) },
    panels: starts.map((start, place) => ({
      title: plainOf({ type: 'doc', content: content.slice(start, start + 1) }),
      body: { type: 'doc', content: content.slice(start + 1, starts[place + 1]) },
    })),
  }
}

/** A heading without words is none. */
const isNamed = (node: RichNode): boolean => node.type === 'heading' && plainOf(node) !== ''
const levelOf = ({ attrs }: RichNode): number => Number(attrs?.['level'] ?? 2)
