import './partRow.css'
import { useId } from 'react'
import { TypedText } from '#kit/typing/web/TypedText.tsx'
import { useTranslate } from '#kit/i18n/web/words.ts'
import type { PairSide } from '../../../pairSide.ts'
import type { CardEditorProps } from '../../cardUi.ts'
import { CardMedia } from '../CardMedia.tsx'
import { FileField } from '../FileField.tsx'
import type { FormRow } from './formPart.ts'

interface Props extends Pick<CardEditorProps, 'files' | 'onFile'> {
  readonly row: FormRow
  /** The name of the side within its part, under which its problems are. */
  readonly name: string
  /** Where the side stands in the card. */
  readonly path: string
  readonly value: PairSide
  readonly labels: Readonly<Record<keyof PairSide, string>>
  readonly placeholder: string
  /** The fields that were opened, though nothing is in them yet. */
  readonly isOpen: Readonly<Record<'picture' | 'audio', boolean>>
  onChange(change: Partial<PairSide>): void
}

/** One side of a pair: its text, and its picture and sound where it has them. */
export function SideFields({ row, name, path, value, labels, placeholder, isOpen, ...own }: Props) {
  const { files, onFile, onChange } = own
  const { disabled } = row
  const translate = useTranslate()
  const id = useId()
  const problem = row.problemAt(`${name}.text`)
  return (
    <div className="side-fields">
      <TypedText
        aria-describedby={problem ? id : undefined}
        aria-invalid={problem ? true : undefined}
        aria-label={labels.text}
        data-path={problem?.path}
        data-step=""
        disabled={disabled}
        onChange={(text) => onChange({ text })}
        placeholder={placeholder}
        value={value.text}
      />
      {problem && (
        <p className="card-field-problem" id={id}>
          {translate(problem)}
        </p>
      )}
      {(isOpen.picture || value.picture) && (
        <CardMedia
          disabled={disabled}
          files={files}
          label={labels.picture}
          onChange={(picture) => onChange({ picture })}
          onFile={onFile}
          problem={row.problemAt(`${name}.picture.alt`)}
          value={value.picture}
        />
      )}
      {(isOpen.audio || value.audio !== null) && (
        <FileField
          disabled={disabled}
          file={value.audio === null ? undefined : files[value.audio]}
          kind="audio"
          label={labels.audio}
          onChange={(audio, file) => {
            if (audio !== null && file) onFile(audio, file)
            onChange({ audio })
          }}
          path={`${path}.audio`}
          value={value.audio}
        />
      )}
    </div>
  )
}
