import './editor.css'
import { Button } from 'antd'
import { cardFormWords } from '#kit/card/cardFormWords.ts'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { SortableList } from '#kit/dnd/web/SortableList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { multipleWords } from '../multiple.card.ts'
import { blockEdits, withNewBlock } from '../multiple.edits.ts'
import { blockKinds, layouts, maxBlocks, type MultipleCard } from '../multiple.schema.ts'
import { BlockEditor } from './BlockEditor.tsx'

/** The form of several blocks. */
export function MultipleEditor(props: CardEditorProps<MultipleCard>) {
  const { card, onChange, problems, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(multipleWords)
  const words = useWords(cardFormWords)
  return (
    <>
      <CardSegments
        {...fields.at('layout')}
        label={t('fields.layout')}
        options={layouts.map((value) => ({ value, label: t(`layouts.${value}`) }))}
      />
      <CardField
        hint={card.blocks.length > 1 ? words('cardForm.order') : undefined}
        isGroup
        label={t('fields.blocks')}
        problem={problemAt(problems, 'blocks')}
      >
        {() => (
          <>
            <SortableList
              disabled={disabled}
              items={card.blocks}
              onMove={(from, to) => onChange(blockEdits.moved(card, from, to))}
              renderRow={(block, index, row) => (
                <BlockEditor {...props} block={block} index={index} row={row} />
              )}
            />
            <div className="multiple-editor-add">
              {blockKinds.map((kind) => (
                <Button
                  disabled={disabled || card.blocks.length >= maxBlocks}
                  key={kind}
                  onClick={() => onChange(withNewBlock(card, kind))}
                >
                  + {t(`kinds.${kind}`)}
                </Button>
              ))}
            </div>
          </>
        )}
      </CardField>
    </>
  )
}
