import { useState } from 'react'
import { PartRow } from '#kit/card/web/edit/parts/PartRow.tsx'
import { PartTags } from '#kit/card/web/edit/parts/PartTags.tsx'
import { TypedText } from '#kit/typing/web/TypedText.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
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
        <PartTags
          disabled={disabled}
          label={t('fields.accepted', { number })}
          max={textMax}
          most={maxAccepted}
          onChange={(accepted) => row.change({ accepted })}
          placeholder={t('edit.accepted')}
          value={pair.accepted}
        />
      )}
    </PartRow>
  )
}
