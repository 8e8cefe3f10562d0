import './place.css'
import './editor.css'
import { linesIn } from '#kit/card/partEdits.ts'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardMediaField } from '#kit/card/web/edit/CardMediaField.tsx'
import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardSwitch } from '#kit/card/web/edit/CardSwitch.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { ExplanationField } from '#kit/card/web/edit/ExplanationField.tsx'
import { PartialCreditSwitch } from '#kit/card/web/edit/PartialCreditSwitch.tsx'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { PartList } from '#kit/card/web/edit/parts/PartList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { placeWords } from '../place.card.ts'
import { thingEdits, withNewThings, withPastedThings } from '../place.edits.ts'
import { explanationMax, maxZones, modes, questionMax, type PlaceCard } from '../place.schema.ts'
import { ThingEditor } from './ThingEditor.tsx'
import { ZonePlacer } from './ZonePlacer.tsx'
import { ZoneRows } from './ZoneRows.tsx'

/** The form of a board: its picture, the zones drawn on it, and the things that belong into them. */
export function PlaceEditor(props: CardEditorProps<PlaceCard>) {
  const { card, problems, onChange } = props
  const fields = formCard(props)
  const t = useWords(placeWords)
  const isHotspot = card.mode === 'hotspot'
  return (
    <div>
      <CardSegments
        {...fields.at('mode')}
        label={t('fields.mode')}
        options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
      />
      <CardText
        {...fields.at('question')}
        label={t('fields.question')}
        limit={questionMax}
        placeholder={t(`edit.question.${card.mode}`)}
        rows={1}
      />
      <CardMediaField {...fields.media('picture')} isOptional={!isHotspot} problems={problems} />
      {!card.picture && !isHotspot && (
        <CardNumber
          {...fields.at('ratio')}
          label={t('fields.ratio')}
          max={3}
          min={0.4}
          onChange={(ratio) => ratio !== null && onChange({ ...card, ratio })}
          precision={1}
          step={0.1}
        />
      )}
      <ZonePlacer {...props} />
      <ZoneRows {...props} />
      {isHotspot ? (
        <CardNumber
          {...fields.at('finds')}
          label={t('fields.finds')}
          max={maxZones}
          min={1}
          placeholder={t('edit.findsAll')}
        />
      ) : (
        <>
          <PartList
            {...props}
            add={withNewThings}
            addLabel={t('edit.addThing')}
            dragLabel={(number) => t('edit.drag', { number })}
            edits={thingEdits}
            hint={t('edit.shuffled')}
            label={t('fields.things')}
            moreLabel={(number) => t('edit.more', { number })}
            paste={(text, index) => withPastedThings(card, index, linesIn(text))}
            removeLabel={() => t('edit.removeThing')}
            renderRow={(row) => <ThingEditor {...props} row={row} />}
          />
          <CardSwitch {...fields.isOn('showLabels')} label={t('fields.showLabels')} />
        </>
      )}
      <PartialCreditSwitch {...fields.isOn('partialCredit')} />
      <ExplanationField {...fields.at('explanation')} limit={explanationMax} />
    </div>
  )
}
