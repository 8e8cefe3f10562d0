/** A mark on text. Only links carry an attribute: their address. */
export interface RichMark {
  readonly type: 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'link'
  readonly attrs?: { readonly href: string }
}

/** A node of rich text, as Tiptap writes it, within the list of nodes below. */
export interface RichNode {
  readonly type: string
  readonly attrs?: Readonly<Record<string, string | number>>
  readonly content?: readonly RichNode[]
  readonly marks?: readonly RichMark[]
  readonly text?: string
}

export interface RichText extends RichNode {
  readonly type: 'doc'
  readonly content: readonly RichNode[]
}

/** What an attribute may be: gives back the value if it is allowed, else the one to take instead. */
export type AttributeRule = (value: unknown) => string | number

interface NodeRule {
  readonly group: 'doc' | 'block' | 'inline' | 'item' | 'row' | 'cell'
  readonly contentGroups: readonly NodeRule['group'][]
  readonly attrs: Readonly<Record<string, AttributeRule>>
  /** Goes when nothing in it is left: a list without items cannot be edited. */
  readonly needsContent?: boolean
}

const oneOf =
  <Value extends string | number>(...values: [Value, ...Value[]]): AttributeRule =>
  (value) =>
    values.find((allowed) => allowed === value) ?? values[0]

const whole =
  (min: number, max: number): AttributeRule =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : min

const textUpTo =
  (max: number): AttributeRule =>
  (value) =>
    typeof value === 'string' ? value.slice(0, max) : ''

export const calloutTones = ['note', 'tip', 'warning'] as const

const block = (
  contentGroups: NodeRule['contentGroups'],
  attrs: NodeRule['attrs'] = {},
  needsContent = false,
): NodeRule => ({
  group: 'block',
  contentGroups,
  attrs,
  needsContent,
})
const cell: NodeRule = {
  group: 'cell',
  contentGroups: ['block'],
  attrs: { colspan: whole(1, 12), rowspan: whole(1, 50) },
}
const inline = (attrs: NodeRule['attrs'] = {}): NodeRule => ({ group: 'inline', contentGroups: [], attrs })

/** Every node of our rich text: the group it belongs to, the groups it may hold, and its attributes. */
export const richNodes: Readonly<Record<string, NodeRule>> = {
  doc: { group: 'doc', contentGroups: ['block'], attrs: {} },
  paragraph: block(['inline']),
  heading: block(['inline'], { level: oneOf(2, 3) }),
  bulletList: block(['item'], {}, true),
  orderedList: block(['item'], { start: whole(1, 999) }, true),
  listItem: { group: 'item', contentGroups: ['block'], attrs: {}, needsContent: true },
  blockquote: block(['block'], {}, true),
  callout: block(['block'], { tone: oneOf(...calloutTones) }, true),
  codeBlock: block(['inline'], { language: textUpTo(20) }),
  formulaBlock: block([], { tex: textUpTo(1000) }),
  horizontalRule: block([]),
  table: block(['row'], {}, true),
  tableRow: { group: 'row', contentGroups: ['cell'], attrs: {}, needsContent: true },
  tableHeader: cell,
  tableCell: cell,
  text: inline(),
  hardBreak: inline(),
  formula: inline({ tex: textUpTo(500) }),
}
