import { useState } from 'react'
import { PartRow } from '#kit/card/web/edit/PartRow.tsx'
import { TypedText } from '#kit/typing/web/TypedText.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { flipWords } from '../flip.card.ts'
import { maxAccepted, textMax, tipMax } from '../flip.schema.ts'
import type { Extra, PairProps } from './pairProps.ts'
import { SideEditor } from './SideEditor.tsx'
import { usePairActs } from './usePairActs.ts'

/** One pair: front and back side by side, and below the extras opened from its menu. */
export function PairEditor(props: PairProps) {
  const { card, row } = props
  const { part: pair, number, disabled } = row
  const t = useWords(flipWords)
  const [opened, setOpened] = useState<ReadonlySet<Extra>>(new Set())
  return (
    <PartRow acts={usePairActs(props, opened, setOpened)} row={row}>
      <div className="flip-editor-pair">
        <SideEditor {...props} name="front" opened={opened} />
        <SideEditor {...props} name="back" opened={opened} />
      </div>
      {(opened.has('tip') || pair.tip !== '') && (
        <TypedText
          aria-label={t('fields.tip', { number })}
          maxLength={tipMax}
          disabled={disabled}
          isFrameless
          onChange={(tip) => row.change({ tip })}
          placeholder={t('edit.tip')}
          size="small"
          value={pair.tip}
        />
      )}
      {card.mode === 'typed' && (opened.has('accepted') || pair.accepted.length > 0) && (
        <Select
          aria-label={t('fields.accepted', { number })}
          className="flip-editor-accepted"
          disabled={disabled}
          maxCount={maxAccepted}
          mode="tags"
          onChange={(accepted: string[]) => row.change({ accepted: accepted.map(cut) })}
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
