import './collaborators.css'
import { Tooltip } from 'antd'
import { shownLanguage, useWords } from '#kit/i18n/web/words.ts'
import type { Present } from '#features/people/presence/presence.contract.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { useEditor, useEditorState, useEditorStateDeferred } from '../state/context.ts'

const maxFaces = 4
const tones = 5

/** A person's picture, else how the name begins; always in the same colour. */
export function Avatar({ person: { name, avatar, userId } }: { readonly person: Present }) {
  return (
    <span aria-hidden="true" className="editor-avatar" data-tone={userId % tones}>
      {avatar ? <img alt="" src={avatar} /> : [...name.trim()][0]?.toUpperCase()}
    </span>
  )
}

/** Who else has the activity open; a click leads to the card that they are on. */
export function Collaborators() {
  const t = useWords(activityWords)
  const editor = useEditor()
  const collaborators = useEditorState((state) => state.collaborators)
  const deck = useEditorStateDeferred((state) => state.history.present)
  if (collaborators.length === 0) return null
  const nameOf = (person: Present) => {
    const place = deck.findIndex(({ id }) => id === person.at)
    return place < 0
      ? t('editor.company.here', { name: person.name })
      : t('editor.company.onCard', { name: person.name, number: place + 1 })
  }
  return (
    <ul aria-label={t('editor.company.label')} className="editor-collaborators">
      {collaborators.slice(0, maxFaces).map((person) => (
        <li key={person.tab}>
          <Tooltip title={nameOf(person)}>
            <button
              aria-label={nameOf(person)}
              onClick={() => person.at !== null && editor.selection.goToCard(person.at)}
              type="button"
            >
              <Avatar person={person} />
            </button>
          </Tooltip>
        </li>
      ))}
      {collaborators.length > maxFaces && (
        <li className="editor-avatar-more">+{collaborators.length - maxFaces}</li>
      )}
    </ul>
  )
}

/** Above the form, when somebody else is on the very card that is being written. */
export function SameCard({ cardId }: { readonly cardId: number }) {
  const t = useWords(activityWords)
  const collaborators = useEditorState((state) => state.collaborators)
  const names = [...new Set(collaborators.filter(({ at }) => at === cardId).map(({ name }) => name))]
  const list = new Intl.ListFormat(shownLanguage()).format(names)
  return (
    <p className="editor-same-card" hidden={names.length === 0} role="status">
      {names.length > 0 && t('editor.company.sameCard', { count: names.length, names: list })}
    </p>
  )
}
