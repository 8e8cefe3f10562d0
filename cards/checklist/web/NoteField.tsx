import { useId, useState } from 'react'
import { countGraphemes } from '#kit/value/graphemes.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { checklistWords } from '../checklist.card.ts'
import { noteMax } from '../checklist.schema.ts'

interface Props {
  readonly item: string
  readonly note: string
  onChange(note: string): void
}

/** A note that shows how something was done; saved when the learner leaves the field. */
export function NoteField({ item, note, onChange }: Props) {
  const t = useWords(checklistWords)
  const id = useId()
  const [typed, setTyped] = useState(note)
  return (
    <div className="checklist-evidence">
      <label className="kit-visually-hidden" htmlFor={id}>
        {t('play.note', { item })}
      </label>
      <textarea
        aria-describedby={`${id}-need`}
        id={id}
        onBlur={() => {
          if (typed.trim() !== note) onChange(typed.trim())
        }}
        onChange={(event) => {
          if (countGraphemes(event.target.value) <= noteMax) setTyped(event.target.value)
        }}
        placeholder={t('play.notePlaceholder')}
        rows={2}
        value={typed}
      />
      <p className="checklist-need" id={`${id}-need`}>
        {note.trim() === '' && t('play.needsNote')}
      </p>
    </div>
  )
}
