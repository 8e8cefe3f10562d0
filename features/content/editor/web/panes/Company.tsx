import './company.css'
import { Tooltip } from 'antd'
import { shownLanguage, useWords } from '#kit/i18n/web/words.ts'
import type { Present } from '#features/people/presence/presence.contract.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { useEditor, usePart, usePartSoon } from '../state/context.ts'

const mostFaces = 4
const tones = 5

/** A person's picture, else how the name begins; always in the same colour. */
export function Face({ person: { name, avatar, userId } }: { readonly person: Present }) {
  return (
    <span aria-hidden="true" className="editor-face" data-tone={userId % tones}>
      {avatar ? <img alt="" src={avatar} /> : [...name.trim()][0]?.toUpperCase()}
    </span>
  )
}

/** Who else has the activity open; a click leads to the card that they are on. */
export function Company() {
  const t = useWords(activityWords)
  const editor = useEditor()
  const company = usePart((state) => state.company)
  const deck = usePartSoon((state) => state.history.present)
  if (company.length === 0) return null
  const nameOf = (person: Present) => {
    const place = deck.findIndex(({ id }) => id === person.at)
    return place < 0
      ? t('editor.company.here', { name: person.name })
      : t('editor.company.onCard', { name: person.name, number: place + 1 })
  }
  return (
    <ul aria-label={t('editor.company.label')} className="editor-company">
      {company.slice(0, mostFaces).map((person) => (
        <li key={person.tab}>
          <Tooltip title={nameOf(person)}>
            <button
              aria-label={nameOf(person)}
              onClick={() => person.at !== null && editor.selection.goToCard(person.at)}
              type="button"
            >
              <Face person={person} />
            </button>
          </Tooltip>
        </li>
      ))}
      {company.length > mostFaces && <li className="editor-face-more">+{company.length - mostFaces}</li>}
    </ul>
  )
}

/** Above the form, when somebody else is on the very card that is being written. */
export function SameCard({ cardId }: { readonly cardId: number }) {
  const t = useWords(activityWords)
  const company = usePart((state) => state.company)
  const names = [...new Set(company.filter(({ at }) => at === cardId).map(({ name }) => name))]
  const list = new Intl.ListFormat(shownLanguage()).format(names)
  return (
    <p className="editor-same-card" hidden={names.length === 0} role="status">
      {names.length > 0 && t('editor.company.sameCard', { count: names.length, names: list })}
    </p>
  )
}
