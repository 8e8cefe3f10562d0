import type { z } from 'zod'
import { RelativeTime } from '#kit/i18n/web/RelativeTime.tsx'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { recordAnswer } from '../staff.records.ts'
import { learningWords } from '../learning.words.ts'

type Answer = z.output<typeof recordAnswer>

interface AnswersProps {
  readonly answers: readonly Answer[]
  /** When those of before went, by the operator's rule. */
  readonly forgottenAt: number | null
  readonly hasBegun: boolean
}

/** Every answer in its words, by card in the order in which they came. */
export function Answers({ answers, forgottenAt, hasBegun }: AnswersProps) {
  const t = useWords(learningWords)
  const format = useFormat()
  const forgotten = forgottenAt !== null && (
    <p className="kit-muted">{t('answersForgotten', { date: format.date(forgottenAt) })}</p>
  )
  if (answers.length === 0)
    return forgotten || (hasBegun ? <p className="kit-muted">{t('noAnswers')}</p> : null)
  const byCard = [...Map.groupBy(answers, ({ cardId }) => cardId)]
  return (
    <section aria-label={t('parts.answers')}>
      <h3>{t('parts.answers')}</h3>
      {forgotten}
      <ol className="record-answers">
        {byCard.map(([cardId, attempts]) => (
          <li key={cardId}>
            <h4>{attempts[0]?.cardTitle || t('untitledCard')}</h4>
            <ol className="record-attempts">
              {attempts.map((answer) => (
                <AnswerLine key={answer.id} answer={answer} isOne={attempts.length === 1} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  )
}

function AnswerLine({ answer, isOne }: { readonly answer: Answer; readonly isOne: boolean }) {
  const t = useWords(learningWords)
  const format = useFormat()
  const { text, scaled, passed, attempt, durationMs, hintsUsed, at } = answer
  const tone = scaled === null ? 'wait' : passed ? 'ok' : 'bad'
  return (
    <li>
      <p className="record-answer">{text || <em>{t('noWords')}</em>}</p>
      <p className="kit-muted record-answer-facts">
        <span className="kit-tag" data-tone={tone}>
          {scaled === null ? t('waitsForGrade') : format.percent(scaled)}
        </span>
        {!isOne && <span>{t('attempt', { number: attempt })}</span>}
        <span>{format.length(durationMs)}</span>
        {hintsUsed > 0 && <span>{t('hintsUsed', { count: hintsUsed })}</span>}
        <RelativeTime at={at} />
      </p>
    </li>
  )
}
