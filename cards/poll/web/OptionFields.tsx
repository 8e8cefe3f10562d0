import { useRef } from 'react'
import type { CardEditorProps } from '#kit/card/web/cardFace.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { focusField } from '#kit/typing/web/focusField.ts'
import { PartList } from '#kit/card/web/edit/PartList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { pollWords } from '../poll.card.ts'
import { withMovedOption, withNewOptions } from '../poll.edits.ts'
import { mostOptions, type PollCard } from '../poll.schema.ts'
import { OptionField } from './OptionField.tsx'

/** Opinions to choose from. Enter leads to the next one and makes one at the end. */
export function OptionFields(props: CardEditorProps<PollCard>) {
  const { card, onChange, problems, disabled = false } = props
  const t = useWords(pollWords)
  const list = useRef<HTMLDivElement>(null)
  const isFull = card.options.length >= mostOptions

  function goTo(index: number): void {
    const isNew = index >= card.options.length
    if (isNew && isFull) return
    const add = isNew ? () => onChange(withNewOptions(card)) : undefined
    focusField({ root: list.current, selector: 'input[data-option]', index, add })
  }

  return (
    <div ref={list}>
      <PartList
        addLabel={t('edit.addOption')}
        disabled={disabled}
        isFull={isFull}
        items={card.options}
        label={t('fields.options')}
        onAdd={() => goTo(card.options.length)}
        onMove={(from, to) => onChange(withMovedOption(card, from, to))}
        problem={problemAt(problems, 'options')}
        renderRow={(option, index, row) => (
          <OptionField
            {...props}
            disabled={disabled}
            index={index}
            onEnter={goTo}
            option={option}
            row={row}
          />
        )}
      />
    </div>
  )
}
