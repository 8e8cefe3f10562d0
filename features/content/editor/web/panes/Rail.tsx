import { Button } from 'antd'
import { useIsNarrow } from '#kit/view/web/useIsNarrow.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { countCards } from '#deck/deck.edits.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { useEditor, useEditorStateDeferred } from '../state/context.ts'
import { EmptyDeck } from './EmptyDeck.tsx'
import { RailCards } from './RailCards.tsx'
import { RailTools } from './RailTools.tsx'

/** The cards in their order: choose, move, add. */
export function Rail() {
  const t = useWords(activityWords)
  const editor = useEditor()
  const count = useEditorStateDeferred((state) => countCards(state.history.present))
  // A narrow screen shows nothing beside the rail that would say how to begin.
  const begins = useIsNarrow() && count === 0
  return (
    <section aria-labelledby="editor-rail-title" className="editor-rail">
      <header className="editor-rail-head">
        <h2 id="editor-rail-title">
          {t('sections.cards')} <span className="editor-count">{count}</span>
        </h2>
        <Button onClick={() => editor.open('palette')} size="small" title={t('editor.addKey')}>
          <span aria-hidden="true" className="kit-kbd">
            /
          </span>
          {t('editor.add')}
        </Button>
      </header>
      {begins ? <EmptyDeck /> : <RailCards />}
      <p className="kit-visually-hidden" id="editor-rail-keys">
        {t('editor.railKeys')}
      </p>
      {!begins && (
        <Button block className="editor-add" onClick={() => editor.open('palette')} type="dashed">
          + {t('editor.addCard')}
        </Button>
      )}
      <RailTools />
    </section>
  )
}
