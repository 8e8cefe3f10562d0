import { orderScorings } from '#kit/card/ordering.ts'
import { pairsIn } from '#kit/card/partEdits.ts'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardSelect } from '#kit/card/web/edit/CardSelect.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { ExplanationField } from '#kit/card/web/edit/ExplanationField.tsx'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { PartList } from '#kit/card/web/edit/parts/PartList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { timelineWords } from '../timeline.card.ts'
import { momentEdits, withMode, withNewMoment, withPastedMoments } from '../timeline.edits.ts'
import { explanationMax, modes, questionMax, titleMax, views, type TimelineCard } from '../timeline.schema.ts'
import { MomentEditor } from './MomentEditor.tsx'

/** The form of a timeline: date, Enter, title, Enter, the next date. */
export function TimelineEditor(props: CardEditorProps<TimelineCard>) {
  const { card, onChange } = props
  const fields = formCard(props)
  const t = useWords(timelineWords)
  const isArranged = card.mode === 'arrange'
  return (
    <div>
      <CardSegments
        {...fields.at('mode')}
        hint={t(`modeHints.${card.mode}`)}
        label={t('fields.mode')}
        onChange={(mode) => onChange(withMode(card, mode))}
        options={modes.map((value) => ({ value, label: t(`modes.${value}`) }))}
      />
      <CardText
        {...fields.at('question')}
        label={t('fields.question')}
        limit={questionMax}
        placeholder={t(`question.${card.mode}`)}
        rows={1}
      />
      <PartList
        {...props}
        add={withNewMoment}
        addLabel={t('edit.add')}
        dragLabel={(number) => t('edit.drag', { number })}
        edits={momentEdits}
        hint={t('edit.paste')}
        label={t('fields.moments')}
        moreLabel={(number) => t('edit.more', { number })}
        paste={(text, index) => withPastedMoments(card, index, pairsIn(text, titleMax) ?? [])}
        removeLabel={() => t('edit.remove')}
        renderRow={(row) => <MomentEditor {...props} row={row} />}
      />
      {isArranged ? (
        <>
          <CardSelect
            {...fields.at('scoring')}
            label={t('fields.scoring')}
            options={orderScorings.map((value) => ({ value, label: t(`scoring.${value}`) }))}
            popupMatchSelectWidth={false}
          />
          <ExplanationField {...fields.at('explanation')} limit={explanationMax} />
        </>
      ) : (
        <CardSegments
          {...fields.at('view')}
          label={t('fields.view')}
          options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
        />
      )}
    </div>
  )
}
