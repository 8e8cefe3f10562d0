import type { ClipboardEvent } from 'react'
import type { CardEditorProps } from '#kit/card/web/cardFace.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { PartMenu } from '#kit/card/web/edit/PartMenu.tsx'
import { PartRow } from '#kit/card/web/edit/PartRow.tsx'
import type { SortableRow } from '#kit/dnd/web/SortableList.tsx'
import { usePartPicture } from '#kit/card/web/edit/usePartPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { matchWords } from '../match.card.ts'
import { rowsIn, withLeft, withMovedPair, withoutPair, withPastedPairs, withRight } from '../match.edits.ts'
import type { MatchCard, MatchPair } from '../match.schema.ts'
import { SideEditor } from './SideEditor.tsx'

interface Props extends CardEditorProps<MatchCard> {
  readonly pair: MatchPair
  readonly index: number
  readonly row: SortableRow
  readonly disabled: boolean
  onEnter(field: number): void
}

/** One pair: what stands at the left, and what belongs to it. */
export function PairEditor({ pair, index, row, onEnter, ...editor }: Props) {
  const { card, files, problems, disabled, onChange, onFile } = editor
  const t = useWords(matchWords)
  const number = index + 1
  const path = `pairs.${index}`
  const left = usePartPicture({
    disabled,
    files,
    label: t('fields.leftPicture'),
    onChange: (picture) => onChange(withLeft(card, pair.id, { picture })),
    onFile,
    problem: problemAt(problems, `${path}.picture.alt`),
    side: { key: 'left', addLabel: t('edit.addLeftPicture'), removeLabel: t('edit.removeLeftPicture') },
    value: pair.picture,
  })
  const right = usePartPicture({
    disabled,
    files,
    label: t('fields.rightPicture'),
    onChange: (picture) => onChange(withRight(card, pair.id, { picture })),
    onFile,
    problem: problemAt(problems, `${path}.answer.picture.alt`),
    side: { key: 'right', addLabel: t('edit.addRightPicture'), removeLabel: t('edit.removeRightPicture') },
    value: pair.answer.picture,
  })

  function onPaste(event: ClipboardEvent): void {
    const rows = rowsIn(event.clipboardData.getData('text/plain'))
    if (rows.length < 2) return
    event.preventDefault()
    onChange(withPastedPairs(card, rows))
  }

  return (
    <PartRow
      aside={
        <PartMenu
          acts={[left.act, right.act]}
          disabled={disabled}
          index={index}
          isLast={number === card.pairs.length}
          label={t('edit.more', { number })}
          onMove={(to) => onChange(withMovedPair(card, index, to))}
          onRemove={() => onChange(withoutPair(card, pair.id))}
          removeLabel={t('edit.removePair')}
        />
      }
      disabled={disabled}
      dragLabel={t('edit.drag', { number })}
      row={row}
    >
      <div className="match-editor-pair" onPaste={onPaste}>
        <SideEditor
          disabled={disabled}
          label={t('fields.left', { number })}
          onChange={(text) => onChange(withLeft(card, pair.id, { text }))}
          onEnter={() => onEnter(index * 2 + 1)}
          picture={left.view}
          placeholder={t('fields.leftShort')}
          problem={problemAt(problems, `${path}.text`)}
          side={pair}
        />
        <SideEditor
          disabled={disabled}
          label={t('fields.right', { number })}
          onChange={(text) => onChange(withRight(card, pair.id, { text }))}
          onEnter={() => onEnter(index * 2 + 2)}
          picture={right.view}
          placeholder={t('fields.rightShort')}
          problem={problemAt(problems, `${path}.answer.text`)}
          side={pair.answer}
        />
      </div>
    </PartRow>
  )
}
