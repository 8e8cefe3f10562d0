import type { CardServices } from '#kit/card/web/cardUi.ts'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { checklistWords } from '../checklist.card.ts'
import type { ChecklistItem, Mark } from '../checklist.schema.ts'
import { isDone } from '../checklist.score.ts'
import { NoteField } from './NoteField.tsx'
import { PictureField } from './PictureField.tsx'

interface Props {
  readonly item: ChecklistItem
  readonly number: number
  readonly mark: Mark
  readonly files: Readonly<Record<number, string>>
  readonly services: CardServices
  onChange(part: Partial<Mark>): void
}

const tick = 'M5 12.5l4.5 4.5L19 7.5'

/** One thing to do. Where it must be shown, its note or picture opens with the tick. */
export function ItemRow({ item, number, mark, files, services, onChange }: Props) {
  const t = useWords(checklistWords)
  const isOpen = mark.ticked && item.evidence !== 'none'
  // In a preview an item may still be without words.
  const text = item.text || t('fields.itemNumber', { number })
  const state = isDone(item, mark) ? 'is-done' : mark.ticked ? 'is-open' : ''
  return (
    <li className={`checklist-item ${state}`}>
      <label>
        <input
          checked={mark.ticked}
          onChange={(event) => onChange({ ticked: event.target.checked })}
          type="checkbox"
        />
        <span aria-hidden="true" className="checklist-box">
          {mark.ticked && <LineIcon path={tick} size={18} />}
        </span>
        <span className="card-option-text">{text}</span>
        {!item.required && <span className="checklist-optional">{t('play.optional')}</span>}
      </label>
      {isOpen && item.evidence === 'text' && (
        <NoteField item={text} note={mark.note} onChange={(note) => onChange({ note })} />
      )}
      {isOpen && item.evidence === 'picture' && (
        <PictureField
          services={services}
          files={files}
          item={text}
          onChange={(picture) => onChange({ picture })}
          picture={mark.picture}
        />
      )}
    </li>
  )
}
