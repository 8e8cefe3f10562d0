import './editor.css'
import { Button, Segmented } from 'antd'
import type { CardEditorProps } from '#kit/web/cardFace.ts'
import { CardField, problemAt } from '#kit/web/CardField.tsx'
import { CardMedia } from '#kit/web/CardMedia.tsx'
import { SortableList } from '#kit/web/SortableList.tsx'
import { useWords } from '#kit/web/words.ts'
import { GrowingText } from '#kit/web/GrowingText.tsx'
import { choiceWords } from '../choice.card.ts'
import { withKind, withMovedOption, withNewOption } from '../choice.edits.ts'
import { explanationMax, mostOptions, questionMax, type ChoiceCard } from '../choice.schema.ts'
import { ChoiceRules } from './ChoiceRules.tsx'
import { OptionEditor } from './OptionEditor.tsx'

const kinds = ['single', 'multi', 'judge'] as const

/** The form of a question. */
export function ChoiceEditor({
  card,
  onChange,
  files,
  onFile,
  problems,
  disabled = false,
}: CardEditorProps<ChoiceCard>) {
  const t = useWords(choiceWords)
  return (
    <div className="choice-editor">
      <CardField isGroup label={t('fields.kind')}>
        {() => (
          <Segmented
            disabled={disabled}
            onChange={(kind) => onChange(withKind(card, kind))}
            options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            value={card.kind}
          />
        )}
      </CardField>
      <CardField
        count={[card.question, questionMax]}
        label={t('fields.question')}
        problem={problemAt(problems, 'question')}
      >
        {(ids) => (
          <GrowingText
            {...ids}
            rows={1}
            disabled={disabled}
            onChange={(event) => onChange({ ...card, question: event.target.value })}
            value={card.question}
          />
        )}
      </CardField>
      <CardField hint={t('edit.optional')} isGroup label={t('fields.picture')}>
        {() => (
          <CardMedia
            disabled={disabled}
            files={files}
            onChange={(picture) => onChange({ ...card, picture })}
            onFile={onFile}
            problem={problemAt(problems, 'picture.alt')}
            value={card.picture}
          />
        )}
      </CardField>
      <CardField
        hint={card.kind === 'judge' ? undefined : t('edit.order')}
        isGroup
        label={t('fields.options')}
        problem={problemAt(problems, 'options')}
      >
        {() => (
          <SortableList
            className="choice-editor-options"
            disabled={disabled || card.kind === 'judge'}
            items={card.options}
            onMove={(from, to) => onChange(withMovedOption(card, from, to))}
            renderRow={(option, index, row) => (
              <OptionEditor
                card={card}
                disabled={disabled}
                files={files}
                index={index}
                onChange={onChange}
                onFile={onFile}
                option={option}
                problems={problems}
                row={row}
              />
            )}
          />
        )}
      </CardField>
      {card.kind !== 'judge' && (
        <Button
          className="choice-editor-add"
          disabled={disabled || card.options.length >= mostOptions}
          onClick={() => onChange(withNewOption(card))}
          type="link"
        >
          + {t('edit.addOption')}
        </Button>
      )}
      <ChoiceRules card={card} disabled={disabled} onChange={onChange} />
      <CardField
        count={[card.explanation, explanationMax]}
        hint={t('fields.explanationHint')}
        label={t('fields.explanation')}
      >
        {(ids) => (
          <GrowingText
            {...ids}
            rows={2}
            disabled={disabled}
            onChange={(event) => onChange({ ...card, explanation: event.target.value })}
            value={card.explanation}
          />
        )}
      </CardField>
    </div>
  )
}
