import './editor.css'
import { Button, Checkbox } from 'antd'
import { lazy, Suspense, useRef, useState } from 'react'
import type { CardEditorProps } from '#kit/card/web/cardFace.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { focusField } from '#kit/typing/web/focusField.ts'
import { PartList } from '#kit/card/web/edit/PartList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { vocabWords } from '../vocab.card.ts'
import { withModes, withMovedTerm, withNewTerms, withNextTerm } from '../vocab.edits.ts'
import { modes, mostTerms, type VocabCard } from '../vocab.schema.ts'
import { LanguageField } from './LanguageField.tsx'
import { TermEditor } from './TermEditor.tsx'
import { useLatest } from './useLatest.ts'

const SheetDialog = lazy(() => import('./SheetDialog.tsx').then((file) => ({ default: file.SheetDialog })))

/** The form of vocabulary: word, meaning, word, meaning … with Enter, or rows of a sheet. */
export function VocabEditor(props: CardEditorProps<VocabCard>) {
  const { card, onChange, problems, disabled = false } = props
  const t = useWords(vocabWords)
  const list = useRef<HTMLDivElement>(null)
  const [sheet, setSheet] = useState<string>()
  const isFull = card.terms.length >= mostTerms
  // A hundred rows are not drawn anew for a letter in one of them: what they call is the same each time.
  const edit = useLatest((change: (now: VocabCard) => VocabCard) => onChange(change(card)))
  const onFile = useLatest(props.onFile)
  const onEnter = useLatest(goTo)

  /** Fields are counted word, meaning, word, meaning …; behind the last one a new word begins. */
  function goTo(field: number): void {
    const isNew = field >= card.terms.length * 2
    if (isNew && isFull) return
    const add = isNew ? () => onChange(withNextTerm(card)) : undefined
    focusField({ root: list.current, selector: 'input[data-term]', index: field, add })
  }

  return (
    <div ref={list}>
      <LanguageField {...props} disabled={disabled} />
      <PartList
        addLabel={t('edit.addTerm')}
        disabled={disabled}
        hint={t('edit.pasteHint')}
        isFull={isFull}
        items={card.terms}
        label={t('fields.terms')}
        more={
          <Button className="card-add" disabled={disabled || isFull} onClick={() => setSheet('')} type="link">
            {t('edit.import')}
          </Button>
        }
        onAdd={() => goTo(card.terms.length * 2)}
        onMove={(from, to) => onChange(withMovedTerm(card, from, to))}
        problem={problemAt(problems, 'terms')}
        renderRow={(term, index, row) => (
          <TermEditor
            disabled={disabled}
            edit={edit}
            files={props.files}
            index={index}
            isLast={index + 1 === card.terms.length}
            language={card.language}
            onEnter={onEnter}
            onFile={onFile}
            onRows={setSheet}
            problem={
              problemAt(problems, `terms.${index}.term`) ?? problemAt(problems, `terms.${index}.meaning`)
            }
            pictureProblem={problemAt(problems, `terms.${index}.picture.alt`)}
            row={row}
            term={term}
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
