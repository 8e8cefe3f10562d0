import { AgentField } from '#kit/card/web/edit/AgentField.tsx'
import { CardSwitch } from '#kit/card/web/edit/CardSwitch.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { aiChatWords } from '../aiChat.card.ts'
import { knowledgeMax } from '../aiChat.schema.ts'
import type { AiChatEditorProps } from './editorProps.ts'

/** Facts for the AI, its voice, and whose AI it is. */
export function AdvancedFields(props: AiChatEditorProps) {
  const { card, onChange, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(aiChatWords)
  return (
    <>
      <CardText
        {...fields.at('knowledge')}
        hint={t('fields.knowledgeHint')}
        label={t('fields.knowledge')}
        limit={knowledgeMax}
        rows={3}
      />
      <CardSwitch {...fields.isOn('voice')} label={t('fields.voice')} />
      <AgentField
        disabled={disabled}
        onChange={(agentId) => onChange({ ...card, agentId })}
        value={card.agentId}
      />
    </>
  )
}
