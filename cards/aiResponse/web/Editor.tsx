import { Collapse } from 'antd'
import { AiNotice } from '#kit/ai/web/AiNotice.tsx'
import { AgentField } from '#kit/card/web/edit/AgentField.tsx'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { aiResponseWords } from '../aiResponse.card.ts'
import {
  fallbackMax,
  introMax,
  lengths,
  maxRegenerations,
  outputs,
  type AiResponseCard,
} from '../aiResponse.schema.ts'
import { PromptField } from './PromptField.tsx'

type Props = CardEditorProps<AiResponseCard>

/** The form of an answer by AI: its task, its form, and its fallback without AI. */
export function AiResponseEditor(props: Props) {
  const { card } = props
  const fields = formCard(props)
  const t = useWords(aiResponseWords)
  return (
    <div className="aiResponse-editor">
      <AiNotice />
      <PromptField {...props} />
      <div className="card-field-row">
        <CardSegments
          {...fields.at('output')}
          hint={card.output === 'image' ? t('edit.imageLater') : undefined}
          label={t('fields.output')}
          options={outputs.map((value) => ({ value, label: t(`outputs.${value}`) }))}
        />
        <CardSegments
          {...fields.at('length')}
          label={t('fields.length')}
          options={lengths.map((value) => ({ value, label: t(`lengths.${value}`) }))}
        />
      </div>
      <LongText {...props} label={t('fields.intro')} max={introMax} name="intro" />
      <LongText
        {...props}
        hint={t('fields.fallbackHint')}
        label={t('fields.fallback')}
        max={fallbackMax}
        name="fallback"
      />
      <Collapse
        ghost
        items={[{ key: 'more', label: t('edit.advanced'), children: <Advanced {...props} /> }]}
      />
    </div>
  )
}

interface LongTextProps extends Props {
  readonly name: 'intro' | 'fallback'
  readonly label: string
  readonly hint?: string
  readonly max: number
}

function LongText({ card, name, label, hint, max, problems, onChange, disabled = false }: LongTextProps) {
  return (
    <CardText
      disabled={disabled}
      hint={hint}
      label={label}
      limit={max}
      onChange={(text) => onChange({ ...card, [name]: text })}
      problem={problemAt(problems, name)}
      rows={2}
      value={card[name]}
    />
  )
}

function Advanced({ card, onChange, disabled = false }: Props) {
  const t = useWords(aiResponseWords)
  return (
    <div className="card-field-row">
      <CardNumber
        disabled={disabled}
        label={t('fields.regenerations')}
        max={maxRegenerations}
        min={0}
        onChange={(regenerations) => onChange({ ...card, regenerations: regenerations ?? 0 })}
        value={card.regenerations}
      />
      <AgentField
        disabled={disabled}
        onChange={(agentId) => onChange({ ...card, agentId })}
        value={card.agentId}
      />
    </div>
  )
}
