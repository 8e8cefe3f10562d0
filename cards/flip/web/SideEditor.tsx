import { SideFields } from '#kit/card/web/edit/parts/SideFields.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { flipWords } from '../flip.card.ts'
import { withSide, type SideName } from '../flip.edits.ts'
import type { Extra, PairProps } from './pairProps.ts'

interface Props extends PairProps {
  readonly name: SideName
  readonly opened: ReadonlySet<Extra>
}

/** One side of a pair. */
export function SideEditor({ card, row, name, opened, files, onChange, onFile }: Props) {
  const t = useWords(flipWords)
  return (
    <SideFields
      files={files}
      isOpen={{ picture: opened.has(`${name}Picture`), audio: opened.has(`${name}Audio`) }}
      labels={{
        text: t(`fields.${name}`, { number: row.number }),
        picture: t(`fields.${name}Picture`),
        audio: t(`fields.${name}Audio`),
      }}
      name={name}
      onChange={(change) => onChange(withSide(card, row.part, name, change))}
      onFile={onFile}
      path={`pairs.${row.index}.${name}`}
      placeholder={t(`edit.${name}`)}
      row={row}
      value={row.part[name]}
    />
  )
}
