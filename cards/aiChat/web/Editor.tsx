import { Collapse } from 'antd'
import { AiNotice } from '#kit/ai/web/AiNotice.tsx'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { aiChatWords } from '../aiChat.card.ts'
import { briefMax, goalMax, nameMax, openingMax, roles, scenarioMax } from '../aiChat.schema.ts'
import { AdvancedFields } from './AdvancedFields.tsx'
import type { AiChatEditorProps } from './editorProps.ts'
import { JudgeFields } from './JudgeFields.tsx'
import { ScriptFields } from './ScriptFields.tsx'
import { TurnFields } from './TurnFields.tsx'

/** The form of a talk: who and where, what the AI knows, how it is judged, and what it replies without AI. */
export function AiChatEditor(props: AiChatEditorProps) {
  const fields = formCard(props)
  const t = useWords(aiChatWords)
  const kit = useWords(kitWords)
  return (
    <div className="aiChat-editor">
      <AiNotice />
      <CardSegments
        {...fields.at('role')}
        label={t('fields.role')}
        options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
      />
      <CardText
        {...fields.at('name')}
        hint={kit('common.optional')}
        label={t('fields.name')}
        maxLength={nameMax}
      />
      <LongText {...props} max={scenarioMax} name="scenario" rows={2} />
      <LongText {...props} max={goalMax} name="goal" rows={1} />
      <LongText {...props} max={openingMax} name="opening" rows={1} />
      <LongText {...props} hint={t('fields.briefHint')} max={briefMax} name="brief" rows={3} />
      <TurnFields {...props} />
      <JudgeFields {...props} />
      <ScriptFields {...props} />
      <Collapse
        ghost
        items={[{ key: 'more', label: t('edit.advanced'), children: <AdvancedFields {...props} /> }]}
      />
    </div>
  )
}

interface LongTextProps extends AiChatEditorProps {
  readonly name: 'scenario' | 'goal' | 'opening' | 'brief'
  readonly hint?: string
  readonly max: number
  readonly rows: 1 | 2 | 3
}

function LongText({ card, name, hint, max, rows, problems, onChange, disabled = false }: LongTextProps) {
  const t = useWords(aiChatWords)
  return (
    <CardText
      disabled={disabled}
      hint={hint}
      label={t(`fields.${name}`)}
      limit={max}
      onChange={(text) => onChange({ ...card, [name]: text })}
      problem={problemAt(problems, name)}
      rows={rows}
      value={card[name]}
    />
  )
}
