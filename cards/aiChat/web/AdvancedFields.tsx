import { AgentField } from '#kit/card/web/edit/AgentField.tsx'
import { CardSwitch } from '#kit/card/web/edit/CardSwitch.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { aiChatWords } from '../aiChat.card.ts'
import { knowledgeMax } from '../aiChat.schema.ts'
import type { AiChatEditorProps } from './editorProps.ts'

/** Facts for the AI, its voice, and whose AI it is. */
export function AdvancedFields({ card, onChange, disabled = false }: AiChatEditorProps) {
  const t = useWords(aiChatWords)
  return (
    <>
      <CardText
        disabled={disabled}
        hint={t('fields.knowledgeHint')}
        label={t('fields.knowledge')}
        limit={knowledgeMax}
        onChange={(text) => onChange({ ...card, knowledge: text })}
        rows={3}
        value={card.knowledge}
      />
      <CardSwitch
        checked={card.voice}
        disabled={disabled}
        label={t('fields.voice')}
        onChange={(voice) => onChange({ ...card, voice })}
      />
      <AgentField
        disabled={disabled}
        onChange={(agentId) => onChange({ ...card, agentId })}
        value={card.agentId}
      />
    </>
  )
}
