import type { Ref } from 'react'
import type { JsonProblem } from '../../ai-config.problems.ts'

interface Props {
  readonly text: string
  readonly problems: readonly JsonProblem[]
  readonly ref: Ref<HTMLDivElement>
}

/** The numbers of the lines; those with a problem stand out. They are said by the list of problems. */
export function JsonLines({ text, problems, ref }: Props) {
  const wrong = new Set(problems.map(({ line }) => line))
  const numbers = text.split('\n').map((_line, index) => index + 1)
  return (
    <div ref={ref} className="json-editor-lines" aria-hidden="true">
      {numbers.map((number) => (
        <span key={number} data-wrong={wrong.has(number) || undefined}>
          {number}
        </span>
      ))}
    </div>
  )
}
