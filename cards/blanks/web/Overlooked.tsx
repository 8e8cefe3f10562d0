import { Checkbox } from 'antd'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardField } from '#kit/card/web/edit/CardField.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { blanksWords } from '../blanks.card.ts'
import type { BlanksCard } from '../blanks.schema.ts'

const rules = ['ignoreCase', 'ignorePunctuation', 'ignoreDiacritics'] as const

/** What is not counted as wrong in a typed answer. */
export function Overlooked({ card, onChange, disabled = false }: CardEditorProps<BlanksCard>) {
  const t = useWords(blanksWords)
  return (
    <CardField isGroup label={t('fields.overlook')}>
      {() => (
        <div className="blanks-editor-rules">
          {rules.map((rule) => (
            <Checkbox
              checked={card[rule]}
              disabled={disabled}
              key={rule}
              onChange={(event) => onChange({ ...card, [rule]: event.target.checked })}
            >
              {t(`overlook.${rule}`)}
            </Checkbox>
          ))}
          <Checkbox
            checked={card.typos > 0}
            disabled={disabled}
            onChange={(event) => onChange({ ...card, typos: event.target.checked ? 1 : 0 })}
          >
            {t('overlook.typos')}
          </Checkbox>
        </div>
      )}
    </CardField>
  )
}
