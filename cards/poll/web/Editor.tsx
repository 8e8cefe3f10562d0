import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardSelect } from '#kit/card/web/edit/CardSelect.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { hasOptions, hasValues } from '../poll.answers.ts'
import { pollWords } from '../poll.card.ts'
import { withKind } from '../poll.edits.ts'
import { kinds, questionMax, type PollCard } from '../poll.schema.ts'
import { OptionFields } from './OptionFields.tsx'
import { ScaleFields } from './ScaleFields.tsx'

/** The form of a question of opinion. */
export function PollEditor(props: CardEditorProps<PollCard>) {
  const { card, onChange, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(pollWords)
  return (
    <div>
      <CardText
        {...fields.at('question')}
        label={t('fields.question')}
        limit={questionMax}
        placeholder={t('edit.question')}
        rows={1}
      />
      <CardSelect
        disabled={disabled}
        hint={t('edit.noRight')}
        label={t('fields.kind')}
        onChange={(kind) => onChange(withKind(card, kind))}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        popupMatchSelectWidth={false}
        style={{ minWidth: 220 }}
        value={card.kind}
      />
      {hasOptions(card.kind) && <OptionFields {...props} disabled={disabled} />}
      {hasValues(card.kind) && <ScaleFields {...props} disabled={disabled} />}
    </div>
  )
}
