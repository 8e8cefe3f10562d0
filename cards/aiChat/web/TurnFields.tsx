import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { aiChatWords } from '../aiChat.card.ts'
import { withQuickReplies } from '../aiChat.edits.ts'
import { turnLimit } from '../aiChat.schema.ts'
import type { AiChatEditorProps } from './editorProps.ts'

/** How long the talk is, and the replies that a tap sends. */
export function TurnFields({ card, onChange, problems, disabled = false }: AiChatEditorProps) {
  const t = useWords(aiChatWords)
  return (
    <>
      <div className="card-field-row">
        {(['minTurns', 'maxTurns'] as const).map((name) => (
          <CardNumber
            disabled={disabled}
            key={name}
            label={t(`fields.${name}`)}
            max={turnLimit}
            min={1}
            onChange={(turns) => onChange({ ...card, [name]: turns ?? 1 })}
            problem={problemAt(problems, name)}
            value={card[name]}
          />
        ))}
      </div>
      <CardText
        disabled={disabled}
        hint={t('fields.quickRepliesHint')}
        label={t('fields.quickReplies')}
        onChange={(text) => onChange(withQuickReplies(card, text))}
        rows={1}
        value={card.quickReplies.join('\n')}
      />
    </>
  )
}
