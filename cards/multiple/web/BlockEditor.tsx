import { Switch } from 'antd'
import { useId } from 'react'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { DragHandle } from '#kit/dnd/web/DragHandle.tsx'
import { RemoveButton } from '#kit/view/web/RemoveButton.tsx'
import type { SortableRow } from '#kit/dnd/web/SortableList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { multipleWords } from '../multiple.card.ts'
import { blockEdits, withBlock } from '../multiple.edits.ts'
import type { Block, MultipleCard } from '../multiple.schema.ts'
import { BlockFields } from './BlockFields.tsx'

interface Props extends CardEditorProps<MultipleCard> {
  readonly block: Block
  readonly index: number
  readonly row: SortableRow
}

/** One block: what it is, whether it is required, and its content. */
export function BlockEditor(props: Props) {
  const { card, block, index, row, onChange, disabled = false } = props
  const t = useWords(multipleWords)
  const switchId = useId()
  const number = index + 1
  const name = t('edit.blockNumber', { number, kind: t(`kinds.${block.kind}`) })
  return (
    <section aria-label={name} className="multiple-editor-block">
      <div className="multiple-editor-head">
        <DragHandle disabled={disabled} handleRef={row.handleRef} label={t('edit.drag', { number })} />
        <b>{name}</b>
        <span className="multiple-editor-required">
          <Switch
            aria-label={t('edit.requiredOf', { number })}
            checked={block.required}
            disabled={disabled}
            id={switchId}
            onChange={(required) => onChange(withBlock(card, { ...block, required }))}
            size="small"
          />
          <label htmlFor={switchId}>{t('fields.required')}</label>
        </span>
        <RemoveButton
          disabled={disabled}
          label={t('edit.remove', { number })}
          onRemove={() => onChange(blockEdits.without(card, block.id))}
        />
      </div>
      <BlockFields {...props} onBlock={(changed) => onChange(withBlock(card, changed))} />
    </section>
  )
}
