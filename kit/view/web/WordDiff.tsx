import './wordDiff.css'
import { useMemo } from 'react'
import { wordDiff, type Stretch } from './wordDiff.ts'

interface Props {
  readonly before: string
  readonly after: string
  /** Both texts in one, or one of them with its own words marked. */
  readonly side?: 'both' | 'before' | 'after'
}

const hidden = { both: undefined, before: 'new', after: 'gone' } as const

/** A text with what has gone struck through and what is new marked, word by word. */
export function WordDiff({ before, after, side = 'both' }: Props) {
  const stretches = useMemo(() => wordDiff(before, after), [before, after])
  return (
    <span className="kit-diff">
      {stretches
        .filter(({ kind }) => kind !== hidden[side])
        .map((stretch, index) => (
          <Marked key={`${index}.${stretch.kind}`} stretch={stretch} />
        ))}
    </span>
  )
}

function Marked({ stretch: { kind, text } }: { readonly stretch: Stretch }) {
  if (kind === 'gone') return <del>{text}</del>
  return kind === 'new' ? <ins>{text}</ins> : text
}
