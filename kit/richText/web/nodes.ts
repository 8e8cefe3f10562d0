import { mergeAttributes, Node } from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { calloutTones } from '../richTextNodes.ts'
import { FormulaView } from './FormulaView.tsx'

/** A box that stands out: a note, a tip or a warning. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    tone: {
      default: calloutTones[0],
      parseHTML: (element) => element.dataset['tone'] ?? calloutTones[0],
      renderHTML: ({ tone }) => ({ 'data-tone': tone, class: `rich-callout rich-callout-${tone}` }),
    },
  }),
  parseHTML: () => [{ tag: 'aside[data-tone]' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', mergeAttributes(HTMLAttributes), 0],
})

const tex = {
  default: '',
  parseHTML: (element: HTMLElement) => element.dataset['tex'] ?? '',
  renderHTML: (attributes: Record<string, unknown>) => ({ 'data-tex': attributes['tex'] }),
}

/** A formula within a line. */
export const Formula = Node.create({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ tex }),
  parseHTML: () => [{ tag: 'span[data-tex]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(FormulaView),
})

/** A formula on a line of its own. */
export const FormulaBlock = Node.create({
  name: 'formulaBlock',
  group: 'block',
  atom: true,
  addAttributes: () => ({ tex }),
  parseHTML: () => [{ tag: 'div[data-tex]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(FormulaView),
})
