import { useId, useState } from 'react'
import { fitsIn } from '#kit/value/graphemes.ts'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { checklistWords } from '../checklist.card.ts'
import { withOwn, withOwnTicked, withoutOwn } from '../checklist.marks.ts'
import { itemMax, maxOwn, type ChecklistResponse } from '../checklist.schema.ts'

interface Props {
  readonly response: ChecklistResponse
  onChange(response: ChecklistResponse): void
}

const tick = 'M5 12.5l4.5 4.5L19 7.5'
const cross = 'M6.5 6.5l11 11M17.5 6.5l-11 11'

/** What a learner adds for themselves. */
export function OwnItems({ response, onChange }: Props) {
  const t = useWords(checklistWords)
  const id = useId()
  return (
    <section aria-labelledby={id} className="checklist-own">
      <h3 id={id}>{t('play.own')}</h3>
      <ul className="card-list">
        {response.own.map(({ id: ownId, text, ticked }) => (
          <li className={ticked ? 'checklist-item is-done' : 'checklist-item'} key={ownId}>
            <label>
              <input
                checked={ticked}
                onChange={(event) => onChange(withOwnTicked(response, ownId, event.target.checked))}
                type="checkbox"
              />
              <span aria-hidden="true" className="checklist-box">
                {ticked && <LineIcon path={tick} size={18} />}
              </span>
              <span className="card-option-text">{text}</span>
            </label>
            <button
              aria-label={t('play.removeOwn', { item: text })}
              className="checklist-remove"
              onClick={() => onChange(withoutOwn(response, ownId))}
              type="button"
            >
              <LineIcon path={cross} size={18} />
            </button>
          </li>
        ))}
      </ul>
      {response.own.length < maxOwn && <AddOwn onAdd={(text) => onChange(withOwn(response, text))} />}
    </section>
  )
}

function AddOwn({ onAdd }: { onAdd(text: string): void }) {
  const t = useWords(checklistWords)
  const [text, setText] = useState('')

  function add(): void {
    if (text.trim() === '') return
    onAdd(text)
    setText('')
  }

  return (
    <div className="checklist-add">
      <input
        aria-label={t('play.addOwn')}
        onChange={(event) => {
          if (fitsIn(event.target.value, itemMax)) setText(event.target.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // Enter would also send the form around the card.
          event.preventDefault()
          add()
        }}
        placeholder={t('play.addOwn')}
        value={text}
      />
      <button onClick={add} type="button">
        {t('play.add')}
      </button>
    </div>
  )
}
