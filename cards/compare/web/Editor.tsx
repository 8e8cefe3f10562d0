import { Button } from 'antd'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardMediaField } from '#kit/card/web/edit/CardMediaField.tsx'
import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardSwitch } from '#kit/card/web/edit/CardSwitch.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { compareWords } from '../compare.card.ts'
import { withPicturesSwapped } from '../compare.edits.ts'
import { directions, labelMax, modes, questionMax, sides, type CompareCard } from '../compare.schema.ts'

/** The form of two pictures to compare. */
export function CompareEditor(props: CardEditorProps<CompareCard>) {
  const { card, onChange, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(compareWords)
  const kit = useWords(kitWords)
  return (
    <>
      <CardText
        {...fields.at('question')}
        hint={kit('common.optional')}
        label={t('fields.question')}
        limit={questionMax}
        placeholder={t('edit.question')}
        rows={1}
      />
      {sides.map((side) => (
        <div key={side}>
          <CardMediaField {...fields.media(side)} label={t(`fields.${side}`)} />
          <CardText
            {...fields.at(`${side}Label`)}
            hint={kit('common.optional')}
            label={t(`fields.${side}Label`)}
            limit={labelMax}
            placeholder={t(`play.${side}`)}
          />
        </div>
      ))}
      {card.before && card.after && (
        <Button
          className="card-add"
          disabled={disabled}
          onClick={() => onChange(withPicturesSwapped(card))}
          type="link"
        >
          {t('edit.swap')}
        </Button>
      )}
      <CardSegments
        {...fields.at('mode')}
        hint={t(`modeHints.${card.mode}`)}
        label={t('fields.mode')}
        options={modes.map((value) => ({ value, label: t(`modes.${value}`) }))}
      />
      {card.mode === 'slider' && (
        <div className="card-field-row">
          <CardSegments
            {...fields.at('direction')}
            label={t('fields.direction')}
            options={directions.map((value) => ({ value, label: t(`directions.${value}`) }))}
          />
          <CardNumber
            disabled={disabled}
            label={t('fields.start')}
            max={100}
            min={0}
            onChange={(start) => start !== null && onChange({ ...card, start })}
            step={5}
            suffix="%"
            value={card.start}
          />
        </div>
      )}
      <CardSwitch {...fields.isOn('zoom')} label={t('fields.zoom')} />
    </>
  )
}
