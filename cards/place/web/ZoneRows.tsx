import { Checkbox } from 'antd'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { PartList } from '#kit/card/web/edit/parts/PartList.tsx'
import { PartRow } from '#kit/card/web/edit/parts/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/parts/PartText.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { placeWords } from '../place.card.ts'
import { withNewZone, withoutZone, zoneEdits } from '../place.edits.ts'
import type { PlaceCard } from '../place.schema.ts'

/** Where a zone begins that was not drawn: below one another, so that none hides another. */
const boxOf = (count: number) => ({ x: 0.05, y: 0.05 + (count % 4) * 0.23, width: 0.25, height: 0.2 })

/** What each zone is called; in a hotspot also whether it is right, and what is said to whoever points at it. */
export function ZoneRows(props: CardEditorProps<PlaceCard>) {
  const { card } = props
  const t = useWords(placeWords)
  const isHotspot = card.mode === 'hotspot'
  return (
    <PartList
      {...props}
      add={(now) => withNewZone(now, boxOf(now.zones.length))}
      addLabel={t('edit.addZone')}
      edits={zoneEdits}
      hint={t('edit.zones')}
      label={t('fields.zones')}
      remove={withoutZone}
      removeLabel={(number) => t('edit.removeZone', { number })}
      renderRow={(row) => (
        <PartRow
          aside={
            <>
              {isHotspot && (
                <Checkbox
                  checked={row.part.isRight}
                  disabled={row.disabled}
                  onChange={(event) => row.change({ isRight: event.target.checked })}
                >
                  {t('fields.isRight')}
                </Checkbox>
              )}
              <Checkbox
                checked={row.part.shape === 'ellipse'}
                disabled={row.disabled}
                onChange={(event) => row.change({ shape: event.target.checked ? 'ellipse' : 'box' })}
              >
                {t('fields.round')}
              </Checkbox>
            </>
          }
          row={row}
        >
          <div className="place-editor-zone">
            <span aria-hidden="true" className="place-editor-number">
              {row.number}
            </span>
            <PartText
              {...row.text('label')}
              label={t('fields.zoneLabel', { number: row.number })}
              placeholder={t('fields.zoneNumber', { number: row.number })}
            />
          </div>
          {isHotspot && (
            <PartText
              {...row.text('feedback')}
              isMinor
              label={t('fields.zoneFeedback', { number: row.number })}
              placeholder={t('edit.addFeedback')}
            />
          )}
        </PartRow>
      )}
    />
  )
}
