import { InputNumber } from 'antd'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardField } from '#kit/card/web/edit/CardField.tsx'
import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { scratchWords } from '../scratch.card.ts'
import { brushes, shares, type ScratchCard } from '../scratch.schema.ts'

/** How wide the finger scratches, and how much must be gone until the rest goes too. */
export function BrushFields({ card, onChange, disabled = false }: CardEditorProps<ScratchCard>) {
  const t = useWords(scratchWords)
  return (
    <div className="card-field-row">
      <CardField label={t('fields.brush')}>
        {(ids) => (
          <InputNumber
            {...ids}
            disabled={disabled}
            {...brushes}
            onChange={(brush) => brush !== null && onChange({ ...card, brush })}
            precision={0}
            step={4}
            suffix={t('edit.pixels')}
            value={card.brush}
          />
        )}
      </CardField>
      <CardNumber
        disabled={disabled}
        label={t('fields.revealShare')}
        max={shares.max * 100}
        min={shares.min * 100}
        onChange={(percent) => percent !== null && onChange({ ...card, revealShare: percent / 100 })}
        step={5}
        suffix="%"
        value={Math.round(card.revealShare * 100)}
      />
    </div>
  )
}
