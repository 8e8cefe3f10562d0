import { Select } from 'antd'
import { useState, type ClipboardEvent } from 'react'
import { PartMenu } from '#kit/card/web/edit/PartMenu.tsx'
import { PartRow } from '#kit/card/web/edit/PartRow.tsx'
import { TypedText } from '#kit/typing/web/TypedText.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { flipWords } from '../flip.card.ts'
import { pairsIn, withMovedPair, withoutPair, withPair, withPastedPairs } from '../flip.edits.ts'
import { mostAccepted, textMax, tipMax } from '../flip.schema.ts'
import type { Extra, PairProps } from './pairProps.ts'
import { SideEditor } from './SideEditor.tsx'
import { usePairActs } from './usePairActs.ts'

/** One pair: front and back side by side, and below what was asked for in its menu. */
export function PairEditor(props: PairProps) {
  const { card, pair, index, row, problems, disabled, onChange, onDone } = props
  const t = useWords(flipWords)
  const number = index + 1
  const [wanted, setWanted] = useState<ReadonlySet<Extra>>(new Set())
  const isRefused = problems.some(({ path }) => path.startsWith(`pairs.${index}.`))

  function onPaste(event: ClipboardEvent): void {
    const rows = pairsIn(event.clipboardData.getData('text/plain'))
    if (!rows) return
    event.preventDefault()
    onChange(withPastedPairs(card, index, rows))
  }

  return (
    <PartRow
      aside={
        <PartMenu
          acts={usePairActs(props, wanted, setWanted)}
          disabled={disabled}
          index={index}
          isLast={number === card.pairs.length}
          label={t('edit.more', { number })}
          onMove={(to) => onChange(withMovedPair(card, index, to))}
          onRemove={() => onChange(withoutPair(card, pair.id))}
          removeLabel={t('edit.remove')}
        />
      }
      disabled={disabled}
      dragLabel={t('edit.drag', { number })}
      isRefused={isRefused}
      row={row}
    >
      <div className="flip-editor-pair" onPaste={onPaste}>
        <SideEditor {...props} name="front" wanted={wanted} />
        <SideEditor {...props} name="back" onDone={onDone} wanted={wanted} />
      </div>
      {(wanted.has('tip') || pair.tip !== '') && (
        <TypedText
          aria-label={t('fields.tip', { number })}
          maxLength={tipMax}
          disabled={disabled}
          isFrameless
          onChange={(tip) => onChange(withPair(card, pair.id, { tip }))}
          placeholder={t('edit.tip')}
          size="small"
          value={pair.tip}
        />
      )}
      {card.mode === 'typed' && (wanted.has('accepted') || pair.accepted.length > 0) && (
        <Select
          aria-label={t('fields.accepted', { number })}
          className="flip-editor-accepted"
          disabled={disabled}
          maxCount={mostAccepted}
          mode="tags"
          onChange={(accepted: string[]) =>
            onChange(withPair(card, pair.id, { accepted: accepted.map(cut) }))
          }
          open={false}
          placeholder={t('edit.accepted')}
          suffixIcon={null}
          value={[...pair.accepted]}
        />
      )}
    </PartRow>
  )
}

const cut = (text: string): string => [...text.trim()].slice(0, textMax).join('')
