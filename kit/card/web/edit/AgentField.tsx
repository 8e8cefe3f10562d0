import { isPicked } from '#kit/feature/web/kitSettings.ts'
import { RecordPicker } from '#kit/pick/web/RecordPicker.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { cardFormWords } from '../../cardFormWords.ts'
import { CardField } from './CardField.tsx'

interface Props {
  readonly value: number | null
  readonly disabled: boolean
  onChange(agentId: number | null): void
}

/** The field for whose AI answers in a card: an own agent, a public one, or the system's own. */
export function AgentField(props: Props) {
  const t = useWords(cardFormWords)
  if (!isPicked('agent')) return null
  return (
    <CardField label={t('ai.agent')}>
      {({ id }) => (
        <RecordPicker
          {...props}
          id={id}
          label={t('ai.agent')}
          placeholder={t('ai.agentDefault')}
          resource="agent"
        />
      )}
    </CardField>
  )
}
