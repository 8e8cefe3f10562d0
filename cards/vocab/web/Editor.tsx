import './editor.css'
import { Button, Checkbox } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { LanguageField } from '#kit/card/web/edit/LanguageField.tsx'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { PartList } from '#kit/card/web/edit/parts/PartList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { useLatest } from '#kit/view/web/useLatest.ts'
import { vocabWords } from '../vocab.card.ts'
import { termEdits, withModes, withNewTerms, withNextTerm } from '../vocab.edits.ts'
import { modes, maxTerms, type VocabCard } from '../vocab.schema.ts'
import { TermEditor } from './TermEditor.tsx'

const SheetDialog = lazy(() => import('./SheetDialog.tsx').then((file) => ({ default: file.SheetDialog })))

/** The form of vocabulary: word, meaning, word, meaning … with Enter, or rows of a sheet. */
export function VocabEditor(props: CardEditorProps<VocabCard>) {
  const { card, onChange, problems, disabled = false } = props
  const t = useWords(vocabWords)
  const [sheet, setSheet] = useState<string>()
  const isFull = card.terms.length >= maxTerms
  // A hundred rows are not drawn anew for a letter in one of them: what they call is about the newest card all the same.
  const onFile = useLatest(props.onFile)
  return (
    <div>
      <LanguageField {...formCard(props).at('language')} label={t('fields.language')} />
      <PartList
        {...props}
        add={withNextTerm}
        addLabel={t('edit.addTerm')}
        dragLabel={(number) => t('edit.drag', { number })}
        edits={termEdits}
        hint={t('edit.pasteHint')}
        label={t('fields.terms')}
        more={
          <Button className="card-add" disabled={disabled || isFull} onClick={() => setSheet('')} type="link">
            {t('edit.import')}
          </Button>
        }
        moreLabel={(number) => t('edit.details', { number })}
        removeLabel={() => t('edit.removeTerm')}
        renderRow={(row) => (
          <TermEditor
            files={props.files}
            language={card.language}
            onFile={onFile}
            onRows={setSheet}
            row={row}
          />
        )}
      />
      <CardField
        hint={t('edit.voice')}
        isGroup
        label={t('fields.modes')}
        problem={problemAt(problems, 'modes')}
      >
        {() => (
          <Checkbox.Group
            className="vocab-editor-modes"
            disabled={disabled}
            onChange={(chosen) => onChange(withModes(card, chosen))}
            options={modes.map((value) => ({ value, label: t(`modes.${value}`) }))}
            value={card.modes}
          />
        )}
      </CardField>
      <div className="card-field-row">
        <CardNumber
          disabled={disabled}
          label={t('fields.streak')}
          max={5}
          min={1}
          onChange={(streak) => onChange({ ...card, streak: streak ?? card.streak })}
          value={card.streak}
        />
        <div className="card-field">
          <Checkbox
            checked={card.forgivesSlips}
            disabled={disabled}
            onChange={(event) => onChange({ ...card, forgivesSlips: event.target.checked })}
          >
            {t('fields.slips')}
          </Checkbox>
        </div>
      </div>
      {sheet !== undefined && (
        <Suspense>
          <SheetDialog
            card={card}
            onClose={() => setSheet(undefined)}
            onTake={(terms) => onChange(withNewTerms(card, terms))}
            text={sheet}
          />
        </Suspense>
      )}
    </div>
  )
}
