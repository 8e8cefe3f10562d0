import { Fragment } from 'react'
import { blocksOf, type Block, type Span } from '../assistant.markdown.ts'

/** An answer, drawn by React alone: nothing in it becomes HTML. */
export function Markdown({ text }: { readonly text: string }) {
  return blocksOf(text).map((block, index) => <Drawn key={index} block={block} />)
}

function Drawn({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      )
    case 'bullets':
      return <ul>{items(block.items)}</ul>
    case 'numbers':
      return <ol>{items(block.items)}</ol>
    default:
      return (
        <p data-kind={block.kind}>
          {block.lines.map((line, index) => (
            <Fragment key={index}>
              {index > 0 && <br />}
              <Spans spans={line} />
            </Fragment>
          ))}
        </p>
      )
  }
}

const items = (lines: readonly (readonly Span[])[]) =>
  lines.map((line, index) => (
    <li key={index}>
      <Spans spans={line} />
    </li>
  ))

const drawn = {
  plain: (text: string) => text,
  bold: (text: string) => <strong>{text}</strong>,
  code: (text: string) => <code>{text}</code>,
}

function Spans({ spans }: { readonly spans: readonly Span[] }) {
  return spans.map(({ kind, text }, index) => <Fragment key={index}>{drawn[kind](text)}</Fragment>)
}
