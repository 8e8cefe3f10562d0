import { Input, InputNumber } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { countGraphemes } from '#kit/value/graphemes.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { assignment, commentMax } from '../assignment.contract.ts'
import { assignmentWords } from '../assignment.words.ts'
import { AnswerField } from './AnswerField.tsx'
import { AnswerFiles } from './AnswerFiles.tsx'
import { PhraseBar } from './PhraseBar.tsx'
import { RubricMarks } from './RubricMarks.tsx'
import type { Answer } from './useAnswer.ts'
import type { Phrases } from './usePhrases.ts'
import type { Work } from './WorkPane.tsx'

interface Props {
  readonly work: Work
  readonly answer: Answer
  readonly phrases: Phrases
}

/** Marks, score, comment and files for one work; the first of them has the focus when the work comes up. */
export function FeedbackForm({ work, answer, phrases }: Props) {
  const t = useWords(assignmentWords)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    root.current
      ?.querySelector<HTMLElement>('input:not([type=file]), textarea')
      ?.focus({ preventScroll: true })
  }, [])
  const hasRubric = work.rubric.length > 0
  const isProposed = Boolean(work.works[0]?.proposed)
  return (
    <div className="work-form" ref={root}>
      {answer.wasRestored && (
        <output className="kit-banner" data-tone="info">
          {t('queue.kept')}
        </output>
      )}
      {isProposed && <p className="kit-muted">{t('work.proposed')}</p>}
      {hasRubric && (
        <RubricMarks
          marks={answer.draft.marks}
          onMark={(id, points) => answer.change(({ marks }) => ({ marks: { ...marks, [id]: points } }))}
          onLast={() => answer.commentRef.current?.focus()}
          problem={answer.problems['rubric']}
          rubric={work.rubric}
        />
      )}
      {!hasRubric && work.points > 0 && <Score answer={answer} />}
      <Comment answer={answer} phrases={phrases} />
      <AnswerFiles answer={answer} />
    </div>
  )
}

function Score({ answer }: { readonly answer: Answer }) {
  const t = useWords(assignmentWords)
  const words = useResourceWords(assignment.name)
  return (
    <AnswerField hint={t('form.scoreHint')} label={words.label('score')} problem={answer.problems['score']}>
      {(field) => (
        <InputNumber<number>
          {...field}
          max={100}
          min={0}
          onChange={(score) => answer.change({ score })}
          precision={0}
          value={answer.draft.score}
        />
      )}
    </AnswerField>
  )
}

function Comment({ answer, phrases }: { readonly answer: Answer; readonly phrases: Phrases }) {
  const t = useWords(assignmentWords)
  const words = useResourceWords(assignment.name)
  const [selected, setSelected] = useState('')
  const { comment } = answer.draft
  return (
    <AnswerField
      label={words.label('comment')}
      left={commentMax - countGraphemes(comment)}
      problem={answer.problems['comment']}
    >
      {(field) => (
        <>
          <Input.TextArea
            {...field}
            autoSize={{ minRows: 4, maxRows: 14 }}
            onChange={(event) => answer.change({ comment: event.target.value })}
            onSelect={({ currentTarget: box }) =>
              setSelected(box.value.slice(box.selectionStart, box.selectionEnd))
            }
            placeholder={t('form.comment')}
            ref={(box) => {
              answer.commentRef.current = box?.resizableTextArea?.textArea ?? null
            }}
            value={comment}
          />
          <PhraseBar onInsert={answer.insert} phrases={phrases} text={selected || comment} />
        </>
      )}
    </AnswerField>
  )
}
