import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardSelect } from '#kit/card/web/edit/CardSelect.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { mathsWords } from '../maths.card.ts'
import { tolerances, unitModes, unitsMax, type MathsCard } from '../maths.schema.ts'

/** How exact a number must be, and its unit. */
export function NumberFields(props: CardEditorProps<MathsCard>) {
  const { card, onChange } = props
  const fields = formCard(props)
  const t = useWords(mathsWords)
  return (
    <>
      <div className="card-field-row">
        <CardSelect
          {...fields.at('tolerance')}
          label={t('fields.tolerance')}
          onChange={(tolerance) => onChange({ ...card, tolerance, margin: usual[tolerance] })}
          options={tolerances.map((value) => ({ value, label: t(`tolerances.${value}`) }))}
          style={{ width: '100%' }}
        />
        {card.tolerance !== 'exact' && (
          <CardNumber
            {...fields.at('margin')}
            label={t(`margins.${card.tolerance}`)}
            min={0}
            onChange={(margin) => onChange({ ...card, margin: margin ?? 0 })}
            precision="any"
            {...(card.tolerance === 'percent' && { suffix: '%' })}
          />
        )}
      </div>
      <CardSegments
        {...fields.at('unitMode')}
        label={t('fields.unitMode')}
        options={unitModes.map((value) => ({ value, label: t(`unitModes.${value}`) }))}
      />
      {card.unitMode !== 'none' && (
        <CardText
          {...fields.at('units')}
          hint={t('edit.unitsHint')}
          label={t('fields.units')}
          limit={unitsMax}
          placeholder={t('edit.units')}
          rows={1}
        />
      )}
      {card.unitMode === 'asked' && (
        <CardNumber
          {...fields.at('unitShare')}
          label={t('fields.unitShare')}
          max={100}
          min={0}
          onChange={(unitShare) => onChange({ ...card, unitShare: unitShare ?? card.unitShare })}
          suffix="%"
        />
      )}
    </>
  )
}

/** What a tolerance begins with. */
const usual: Readonly<Record<MathsCard['tolerance'], number>> = {
  exact: 0,
  absolute: 0.01,
  percent: 1,
  figures: 3,
}
