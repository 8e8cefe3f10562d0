import './richText.css'
import { Fragment, type ReactNode } from 'react'
import type { RichMark, RichNode, RichText } from '../richText.ts'
import { isSafeHref } from '../richTextClean.ts'
import { Formula } from './Formula.tsx'

/** Rich text as the learner reads it, without the editor's library. */
export function RichTextView({ value }: { readonly value: RichText }) {
  return <div className="rich-text">{drawAll(value)}</div>
}

/** The place of a node is all that it has for an identity, and reading never moves one. */
const drawAll = (node: RichNode): ReactNode =>
  node.content
    ?.map((child, place) => ({ child, place }))
    .map(({ child, place }) => <Fragment key={place}>{draw(child)}</Fragment>)

function draw(node: RichNode): ReactNode {
  const inside = drawAll(node)
  const attr = (name: string) => node.attrs?.[name]
  switch (node.type) {
    case 'paragraph':
      return <p>{inside ?? <br />}</p>
    case 'heading':
      return attr('level') === 3 ? <h4>{inside}</h4> : <h3>{inside}</h3>
    case 'bulletList':
      return <ul>{inside}</ul>
    case 'orderedList':
      return <ol start={Number(attr('start') ?? 1)}>{inside}</ol>
    case 'listItem':
      return <li>{inside}</li>
    case 'blockquote':
      return <blockquote>{inside}</blockquote>
    case 'callout':
      return <aside className={`rich-callout rich-callout-${attr('tone') ?? 'note'}`}>{inside}</aside>
    case 'codeBlock':
      return (
        <pre>
          <code>{inside}</code>
        </pre>
      )
    case 'horizontalRule':
      return <hr />
    case 'table':
      return (
        <div className="rich-table">
          <table>
            <tbody>{inside}</tbody>
          </table>
        </div>
      )
    case 'tableRow':
      return <tr>{inside}</tr>
    case 'tableHeader':
      return <th {...span(node)}>{inside}</th>
    case 'tableCell':
      return <td {...span(node)}>{inside}</td>
    case 'hardBreak':
      return <br />
    case 'formula':
      return <Formula tex={String(attr('tex') ?? '')} />
    case 'formulaBlock':
      return <Formula block tex={String(attr('tex') ?? '')} />
    case 'text':
      return (node.marks ?? []).reduce<ReactNode>(wrap, node.text)
    default:
      return inside
  }
}

const span = ({ attrs }: RichNode) => ({
  colSpan: Number(attrs?.['colspan'] ?? 1),
  rowSpan: Number(attrs?.['rowspan'] ?? 1),
})

function wrap(inside: ReactNode, mark: RichMark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inside}</strong>
    case 'italic':
      return <em>{inside}</em>
    case 'underline':
      return <u>{inside}</u>
    case 'strike':
      return <s>{inside}</s>
    case 'code':
      return <code>{inside}</code>
    case 'link': {
      const href = mark.attrs?.href ?? ''
      if (!isSafeHref(href)) return inside
      return (
        <a href={href} rel="noopener noreferrer nofollow" target="_blank">
          {inside}
        </a>
      )
    }
  }
}
