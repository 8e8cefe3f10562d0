import { cardFormWords } from '#kit/card/cardFormWords.ts'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { AiNotice } from '#kit/ai/web/AiNotice.tsx'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardMediaField } from '#kit/card/web/edit/CardMediaField.tsx'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardSelect } from '#kit/card/web/edit/CardSelect.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { RubricField } from '#kit/card/web/edit/parts/RubricField.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { questionWords } from '../question.card.ts'
import { withGrading, withKind } from '../question.edits.ts'
import { gradingsOf, isAi, isWritten } from '../question.problems.ts'
import {
  explanationMax,
  promptMax,
  questionKinds,
  sampleMax,
  type Grading,
  type QuestionCard,
} from '../question.schema.ts'
import { KeywordFields } from './KeywordFields.tsx'
import { LengthFields } from './LengthFields.tsx'
import { NumberFields } from './NumberFields.tsx'

type Props = CardEditorProps<QuestionCard>

/** The form of an open question: what is asked, how one answers, who grades. */
export function QuestionEditor(props: Props) {
  const { card, onChange, problems, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(questionWords)
  const words = useWords(cardFormWords)
  const nameOf = (grading: Grading) =>
    t(grading === 'rule' && card.kind === 'number' ? 'gradings.ruleNumber' : `gradings.${grading}`)
  const hint = card.grading === 'rule' && card.kind === 'number' ? 'ruleNumber' : card.grading
  const hasRubric = isAi(card.grading) || card.grading === 'person'
  return (
    <div className="question-editor">
      <CardText {...fields.at('prompt')} label={t('fields.prompt')} limit={promptMax} rows={2} />
      <CardSegments
        disabled={disabled}
        label={t('fields.kind')}
        onChange={(kind) => onChange(withKind(card, kind))}
        options={questionKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={card.kind}
      />
      <CardSelect
        disabled={disabled}
        hint={t(`gradingHints.${hint}`)}
        label={t('fields.grading')}
        onChange={(grading) => onChange(withGrading(card, grading))}
        options={gradingsOf(card.kind).map((value) => ({ value, label: nameOf(value) }))}
        problem={problemAt(problems, 'grading')}
        value={card.grading}
      />
      {isAi(card.grading) && <AiNotice />}
      {card.kind === 'number' && <NumberFields {...props} />}
      {card.grading === 'rule' && isWritten(card.kind) && <KeywordFields {...props} />}
      {hasRubric && (
        <RubricField
          disabled={disabled}
          onChange={(rubric) => onChange({ ...card, rubric })}
          path="rubric"
          problems={problems}
          value={card.rubric}
        />
      )}
      <LongText
        {...props}
        hint={t('fields.sampleHint')}
        label={t('fields.sampleAnswer')}
        max={sampleMax}
        name="sampleAnswer"
      />
      <LongText {...props} label={words('cardForm.explanation')} max={explanationMax} name="explanation" />
      <LengthFields {...props} />
      <CardMediaField {...fields.media('picture')} isOptional />
    </div>
  )
}

interface LongTextProps extends Props {
  readonly name: 'sampleAnswer' | 'explanation'
  readonly label: string
  readonly hint?: string
  readonly max: number
}

function LongText({ card, name, label, hint, max, onChange, disabled = false }: LongTextProps) {
  return (
    <CardText
      disabled={disabled}
      hint={hint}
      label={label}
      limit={max}
      onChange={(text) => onChange({ ...card, [name]: text })}
      rows={2}
      value={card[name]}
    />
  )
}
