import { useId } from 'react'
import { CardMedia } from '#kit/card/web/edit/CardMedia.tsx'
import { FileField } from '#kit/card/web/edit/FileField.tsx'
import { TypedText } from '#kit/typing/web/TypedText.tsx'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { flipWords } from '../flip.card.ts'
import { withSide, type SideName } from '../flip.edits.ts'
import type { Side } from '../flip.schema.ts'
import type { Extra, PairProps } from './pairProps.ts'

interface Props extends PairProps {
  readonly name: SideName
  readonly opened: ReadonlySet<Extra>
}

/** One side of a pair: its text, and its picture and sound where it has them. */
export function SideEditor(props: Props) {
  const { card, row, name, opened, files, onChange, onFile } = props
  const { part: pair, index, number, disabled } = row
  const t = useWords(flipWords)
  const translate = useTranslate()
  const id = useId()
  const side = pair[name]
  const problem = row.problemAt(`${name}.text`)
  const change = (part: Partial<Side>) => onChange(withSide(card, pair, name, part))

  return (
    <div className="flip-editor-side">
      <TypedText
        aria-describedby={problem ? `${id}-problem` : undefined}
        aria-invalid={problem ? true : undefined}
        aria-label={t(`fields.${name}`, { number })}
        data-path={problem?.path}
        data-step=""
        disabled={disabled}
        onChange={(text) => change({ text })}
        placeholder={t(`edit.${name}`)}
        value={side.text}
      />
      {problem && (
        <p className="card-field-problem" id={`${id}-problem`}>
          {translate(problem)}
        </p>
      )}
      {(opened.has(`${name}Picture`) || side.picture) && (
        <CardMedia
          disabled={disabled}
          files={files}
          label={t(`fields.${name}Picture`)}
          onChange={(picture) => change({ picture })}
          onFile={onFile}
          problem={row.problemAt(`${name}.picture.alt`)}
          value={side.picture}
        />
      )}
      {(opened.has(`${name}Audio`) || side.audio !== null) && (
        <FileField
          disabled={disabled}
          file={side.audio === null ? undefined : files[side.audio]}
          kind="audio"
          label={t(`fields.${name}Audio`)}
          onChange={(audio, file) => {
            if (audio !== null && file) onFile(audio, file)
            change({ audio })
          }}
          path={`pairs.${index}.${name}.audio`}
          value={side.audio}
        />
      )}
    </div>
  )
}
