import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardSelect } from '#kit/card/web/edit/CardSelect.tsx'
import { CardSwitch } from '#kit/card/web/edit/CardSwitch.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { ExplanationField } from '#kit/card/web/edit/ExplanationField.tsx'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { PartList } from '#kit/card/web/edit/parts/PartList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { crosswordWords } from '../crossword.card.ts'
import { withNewWord, withPastedWords, wordEdits } from '../crossword.edits.ts'
import {
  directions,
  explanationMax,
  fillMax,
  modes,
  questionMax,
  scorings,
  type CrosswordCard,
} from '../crossword.schema.ts'
import { LayoutPreview } from './LayoutPreview.tsx'
import { WordEditor } from './WordEditor.tsx'

/** The form of a crossword or a word search: word, Enter, clue, Enter, the next word. */
export function CrosswordEditor(props: CardEditorProps<CrosswordCard>) {
  const { card } = props
  const fields = formCard(props)
  const t = useWords(crosswordWords)
  const isSearch = card.mode === 'search'
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
      <PartList
        {...props}
        add={withNewWord}
        addLabel={t('edit.add')}
        dragLabel={(number) => t('edit.drag', { number })}
        edits={wordEdits}
        hint={t('edit.paste')}
        label={t('fields.words')}
        moreLabel={(number) => t('edit.more', { number })}
        paste={(text, index) => withPastedWords(card, index, text)}
        removeLabel={() => t('edit.remove')}
        renderRow={(row) => <WordEditor {...props} row={row} />}
      />
      <LayoutPreview {...props} />
      {isSearch ? (
        <>
          <CardSelect
            {...fields.at('directions')}
            label={t('fields.directions')}
            mode="multiple"
            options={directions.map((value) => ({ value, label: t(`directions.${value}`) }))}
          />
          <CardSwitch
            {...fields.isOn('showWords')}
            hint={t('edit.showWordsHint')}
            label={t('fields.showWords')}
          />
          <CardText
            {...fields.at('fill')}
            label={t('fields.fill')}
            limit={fillMax}
            placeholder={t('edit.fill')}
            rows={1}
          />
        </>
      ) : (
        <CardSegments
          {...fields.at('scoring')}
          label={t('fields.scoring')}
          options={scorings.map((value) => ({ value, label: t(`scoring.${value}`) }))}
        />
      )}
      <CardSwitch {...fields.isOn('ignoreDiacritics')} label={t('fields.ignoreDiacritics')} />
      <ExplanationField {...fields.at('explanation')} limit={explanationMax} />
    </div>
  )
}
