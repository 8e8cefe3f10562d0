import { useWords } from '#kit/i18n/web/words.ts'
import { platformWords } from '#features/content/activity/platform.words.ts'
import { platformNotesOf } from '../record/platformNotes.ts'
import { useEditorState } from '../state/context.ts'

/** Above the form of a card: what the platform said of this very card, until its creator applies again (D12). */
export function CardNotes({ cardId }: { readonly cardId: number }) {
  const t = useWords(platformWords)
  const notes = useEditorState((state) => platformNotesOf(state.record))
  return notes
    .filter((note) => note.cardId === cardId)
    .map(({ text }) => (
      <p key={text} className="kit-pinned">
        <strong>{t('said')}</strong> {text}
      </p>
    ))
}
