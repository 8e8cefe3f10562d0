import type { RichNode } from '#kit/richText/richText.ts'
import { formula, formulaBlock, text } from '../../../richBuilder.ts'

const inLine = /\\\((.{1,500}?)\\\)/s
const alone = /^\s*(?:\\\[(.{1,1000}?)\\\]|\$\$(.{1,1000}?)\$\$)\s*$/s

/** Blocks in which TeX stands between the signs that MathJax looks for, with formulas in its place. */
export const withFormulas = (blocks: readonly RichNode[]): RichNode[] => blocks.map(withFormula)

function withFormula(node: RichNode): RichNode {
  if (node.type === 'codeBlock' || !node.content) return node
  const [only, ...others] = node.content
  const [, brackets, dollars] = alone.exec(node.type === 'paragraph' ? (only?.text ?? '') : '') ?? []
  const tex = brackets ?? dollars
  if (tex !== undefined && others.length === 0) return formulaBlock(tex)
  return { ...node, content: node.content.flatMap(inlineOf) }
}

function inlineOf(node: RichNode): RichNode[] {
  if (node.type !== 'text') return [withFormula(node)]
  if (node.marks?.some(({ type }) => type === 'code')) return [node]
  return (node.text ?? '')
    .split(new RegExp(inLine, 'gs'))
    .map((part, index) => (index % 2 === 1 ? formula(part) : text(part, node.marks)))
    .filter((part) => part.text !== '')
}
