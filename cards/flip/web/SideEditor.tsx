import { useId, type KeyboardEvent } from 'react'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardMedia } from '#kit/card/web/edit/CardMedia.tsx'
import { FileField } from '#kit/card/web/edit/FileField.tsx'
import { TypedText } from '#kit/typing/web/TypedText.tsx'
import { useSay, useWords } from '#kit/i18n/web/words.ts'
import { flipWords } from '../flip.card.ts'
import { withSide, type SideName } from '../flip.edits.ts'
import type { Side } from '../flip.schema.ts'
import type { Extra, PairProps } from './pairProps.ts'

interface Props extends Omit<PairProps, 'row'> {
  readonly name: SideName
  readonly wanted: ReadonlySet<Extra>
}

/** One side of a pair: its text, and its picture and sound where it has them. */
export function SideEditor(props: Props) {
  const { card, pair, index, name, wanted, files, problems, disabled, onChange, onFile } = props
  const t = useWords(flipWords)
  const say = useSay()
  const id = useId()
  const side = pair[name]
  const problem = problemAt(problems, `pairs.${index}.${name}.text`)
  const change = (part: Partial<Side>) => onChange(withSide(card, pair, name, part))

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const sides = event.currentTarget.closest('.flip-editor-pair')?.querySelectorAll('input[data-side]')
    const back = sides?.[1]
    if (name === 'front' && back instanceof HTMLElement) back.focus()
    else props.onDone()
  }

  return (
    <div className="flip-editor-side">
      <TypedText
        aria-describedby={problem ? `${id}-problem` : undefined}
        aria-invalid={problem ? true : undefined}
        aria-label={t(`fields.${name}`, { number: index + 1 })}
        data-path={problem?.path}
        data-side={name}
        disabled={disabled}
        onChange={(text) => change({ text })}
        onKeyDown={onKey}
        placeholder={t(`edit.${name}`)}
        value={side.text}
      />
      {problem && (
        <p className="card-field-problem" id={`${id}-problem`}>
          {say(problem)}
        </p>
      )}
      {(wanted.has(`${name}Picture`) || side.picture) && (
        <CardMedia
          disabled={disabled}
          files={files}
          label={t(`fields.${name}Picture`)}
          onChange={(picture) => change({ picture })}
          onFile={onFile}
          problem={problemAt(problems, `pairs.${index}.${name}.picture.alt`)}
          value={side.picture}
        />
      )}
      {(wanted.has(`${name}Audio`) || side.audio !== null) && (
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
