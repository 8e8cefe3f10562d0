import { useState } from 'react'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import type { FormPart } from '#kit/card/web/edit/parts/formPart.ts'
import { PartRow } from '#kit/card/web/edit/parts/PartRow.tsx'
import { SideFields } from '#kit/card/web/edit/parts/SideFields.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { TypedText } from '#kit/typing/web/TypedText.tsx'
import { memoryWords } from '../memory.card.ts'
import { withSide } from '../memory.edits.ts'
import { remarkMax, type MemoryCard, type Pair } from '../memory.schema.ts'
import { usePairActs, type Extra } from './usePairActs.ts'

interface Props extends CardEditorProps<MemoryCard> {
  readonly row: FormPart<Pair>
}

/** One pair: its two sides, or the first one for both, and below what is said once it is found. */
export function PairEditor({ card, row, files, onChange, onFile }: Props) {
  const { part: pair, number, index } = row
  const t = useWords(memoryWords)
  const [opened, setOpened] = useState<ReadonlySet<Extra>>(new Set())
  const names = pair.same ? (['first'] as const) : (['first', 'second'] as const)
  return (
    <PartRow acts={usePairActs(row, opened, setOpened)} row={row}>
      <div className="memory-editor-pair">
        {names.map((name) => (
          <SideFields
            files={files}
            isOpen={{ picture: opened.has(`${name}Picture`), audio: opened.has(`${name}Audio`) }}
            key={name}
            labels={{
              text: t(`fields.${name}`, { number }),
              picture: t(`fields.${name}Picture`, { number }),
              audio: t(`fields.${name}Audio`, { number }),
            }}
            name={name}
            onChange={(change) => onChange(withSide(card, pair, name, change))}
            onFile={onFile}
            path={`pairs.${index}.${name}`}
            placeholder={t(`edit.${name}`)}
            row={row}
            value={pair[name]}
          />
        ))}
        {pair.same && <span className="memory-editor-same">{t('edit.isSame')}</span>}
      </div>
      {(opened.has('remark') || pair.remark !== '') && (
        <TypedText
          {...row.text('remark')}
          aria-label={t('fields.remark', { number })}
          isFrameless
          maxLength={remarkMax}
          placeholder={t('edit.remark')}
          size="small"
        />
      )}
    </PartRow>
  )
}
