import { memo, useState, type ClipboardEvent } from 'react'
import type { Problem } from '#kit/card/content.ts'
import { PartRow } from '#kit/card/web/edit/parts/PartRow.tsx'
import { TypedText } from '#kit/typing/web/TypedText.tsx'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { vocabWords } from '../vocab.card.ts'
import { TermDetails } from './TermDetails.tsx'
import type { TermProps } from './termProps.ts'

const sides = ['term', 'meaning'] as const
const problemPaths = [...sides, 'picture.alt']

function TermRow(props: TermProps) {
  const { language, row, onRows } = props
  const { part: term, number, disabled } = row
  const t = useWords(vocabWords)
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const problem = row.problemAt('term') ?? row.problemAt('meaning')

  function onPaste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain').trimEnd()
    if (!/[\t\n]/u.test(text)) return
    event.preventDefault()
    onRows(text)
  }

  const details = {
    key: 'details',
    label: t(isOpen ? 'edit.closeDetails' : 'edit.openDetails'),
    run: () => setOpen(!isOpen),
  }
  return (
    <PartRow acts={[details]} row={row}>
      <div className="vocab-editor-term" onPaste={onPaste}>
        {sides.map((side) => {
          const isRefused = problem !== undefined && problem === row.problemAt(side)
          return (
            <TypedText
              aria-invalid={isRefused ? true : undefined}
              aria-label={t(`fields.${side}`, { number })}
              data-path={isRefused ? problem.path : undefined}
              data-step=""
              disabled={disabled}
              key={side}
              lang={side === 'term' ? language : undefined}
              onChange={(text) => row.change({ [side]: text })}
              placeholder={t(side === 'term' ? 'fields.termShort' : 'fields.meaningShort')}
              value={term[side]}
            />
          )
        })}
      </div>
      {problem && <p className="card-field-problem">{translate(problem)}</p>}
      {(isOpen || row.problemAt('picture.alt')) && <TermDetails {...props} />}
    </PartRow>
  )
}

const sameProblem = (a: Problem | undefined, b: Problem | undefined): boolean =>
  a?.path === b?.path && a?.key === b?.key

/** One word and its meaning; the rest opens from its menu. Drawn again for changes of its own only. */
export const TermEditor = memo(
  TermRow,
  ({ row: before, ...own }, { row: now, ...next }) =>
    before.part === now.part &&
    before.index === now.index &&
    before.isLast === now.isLast &&
    before.disabled === now.disabled &&
    before.drag.isDragging === now.drag.isDragging &&
    before.drag.handleRef === now.drag.handleRef &&
    own.language === next.language &&
    own.files === next.files &&
    before.isRefused === now.isRefused &&
    problemPaths.every((path) => sameProblem(before.problemAt(path), now.problemAt(path))),
)
