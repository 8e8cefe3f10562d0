import { memo, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import type { Problem } from '#kit/card/cardDefinition.ts'
import { PartMenu } from '#kit/card/web/edit/PartMenu.tsx'
import { PartRow } from '#kit/card/web/edit/PartRow.tsx'
import { TypedText } from '#kit/typing/web/TypedText.tsx'
import { useSay, useWords } from '#kit/i18n/web/words.ts'
import { vocabWords } from '../vocab.card.ts'
import { withMovedTerm, withoutTerm, withTerm } from '../vocab.edits.ts'
import { TermDetails } from './TermDetails.tsx'
import type { TermProps } from './termProps.ts'

const sides = ['term', 'meaning'] as const

function TermRow(props: TermProps) {
  const { term, index, isLast, language, row, disabled, problem, edit, onEnter, onRows } = props
  const t = useWords(vocabWords)
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const number = index + 1

  function onKey(event: KeyboardEvent, field: number): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter(field + 1)
  }

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
    <PartRow
      aside={
        <PartMenu
          acts={[details]}
          disabled={disabled}
          index={index}
          isLast={isLast}
          label={t('edit.details', { number })}
          onMove={(to) => edit((card) => withMovedTerm(card, index, to))}
          onRemove={() => edit((card) => withoutTerm(card, term.id))}
          removeLabel={t('edit.removeTerm')}
        />
      }
      disabled={disabled}
      dragLabel={t('edit.drag', { number })}
      isRefused={problem !== undefined}
      row={row}
    >
      <div className="vocab-editor-term" onPaste={onPaste}>
        {sides.map((side, place) => {
          const isRefused = problem?.path === `terms.${index}.${side}`
          return (
            <TypedText
              aria-invalid={isRefused ? true : undefined}
              aria-label={t(`fields.${side}`, { number })}
              data-path={isRefused ? problem.path : undefined}
              data-term={term.id}
              disabled={disabled}
              key={side}
              lang={side === 'term' ? language : undefined}
              onChange={(text) => edit((card) => withTerm(card, term.id, { [side]: text }))}
              onKeyDown={(event) => onKey(event, index * 2 + place)}
              placeholder={t(side === 'term' ? 'fields.termShort' : 'fields.meaningShort')}
              value={term[side]}
            />
          )
        })}
      </div>
      {problem && <p className="card-field-problem">{say(problem)}</p>}
      {(isOpen || props.pictureProblem) && <TermDetails {...props} />}
    </PartRow>
  )
}

const sameProblem = (a: Problem | undefined, b: Problem | undefined): boolean =>
  a?.path === b?.path && a?.key === b?.key

/** One word and its meaning; the rest opens from its menu. Drawn again for changes of its own only. */
export const TermEditor = memo(
  TermRow,
  (before, now) =>
    before.term === now.term &&
    before.index === now.index &&
    before.isLast === now.isLast &&
    before.language === now.language &&
    before.files === now.files &&
    before.disabled === now.disabled &&
    before.row.isDragging === now.row.isDragging &&
    before.row.hold === now.row.hold &&
    sameProblem(before.problem, now.problem) &&
    sameProblem(before.pictureProblem, now.pictureProblem),
)
