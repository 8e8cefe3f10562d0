import './richText.css'
import { createElement, useMemo, type ReactNode } from 'react'
import { mathOf, type MathNode } from '../formula.ts'

interface Props {
  readonly tex: string
  readonly block?: boolean
}

/** A formula, drawn by the browser; a screen reader reads its structure. */
export function Formula({ tex, block = false }: Props) {
  const math = useMemo(() => mathOf(tex), [tex])
  return createElement('math', { display: block ? 'block' : 'inline', className: 'formula' }, draw(math, 0))
}

function draw(node: MathNode, key: number): ReactNode {
  const content = typeof node.content === 'string' ? node.content : node.content.map(draw)
  return createElement(node.tag, { ...node.attrs, key }, content)
}
