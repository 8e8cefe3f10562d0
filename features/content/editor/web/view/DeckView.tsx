import './deckView.css'
import '../card/phone.css'
import { useMemo, useState } from 'react'
import { useRead } from '#kit/http/web/query.ts'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { EmptyState, ErrorState } from '#kit/states/web/states.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { numbersOf, playable, type Deck } from '#deck/deck.document.ts'
import { Player } from '#deck/web/play/Player.tsx'
import { previewPort } from '#deck/web/play/previewPort.ts'
import { activityVersionEndpoints } from '#features/content/activity/activityVersion.contract.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { CardLine } from '../card/CardLine.tsx'
import type { ActivityRecord, CardFiles } from '../state/editorState.ts'
import { pictureOf } from '../state/cardSummary.ts'

interface Props {
  readonly record: ActivityRecord
  /** The version to show; null for the working copy. */
  readonly versionId: number | null
}

/** The cards of an activity, or of one of its versions, beside the phone that plays them. */
export function DeckView({ record, versionId }: Props) {
  const t = useWords(activityWords)
  const query = { id: versionId ?? 0 }
  const version = useRead(activityVersionEndpoints.get, { query }, { enabled: versionId !== null })
  if (version.error) return <ErrorState error={version.error} onRetry={() => void version.refetch()} />
  const shown = versionId === null ? record : version.data
  if (!shown) return <FormSkeleton />
  const heading = version.data && versionId !== null && t('version.number', { number: version.data.number })
  return (
    <section aria-labelledby="deck-view" className="kit-panel deck-view">
      <h2 id="deck-view">
        {t('sections.cards')} <span className="editor-count">{shown.cards.length}</span>
        {heading && (
          <span className="kit-tag" data-tone="brand">
            {heading}
          </span>
        )}
      </h2>
      {shown.cards.length === 0 ? (
        <EmptyState lead={t('editor.emptyLead')} title={t('editor.emptyTitle')} />
      ) : (
        <Cards deck={shown.cards} files={shown.files} key={versionId} language={record.language} />
      )}
    </section>
  )
}

interface CardsProps {
  readonly deck: Deck
  readonly files: CardFiles
  readonly language: string | null
}

function Cards({ deck, files, language }: CardsProps) {
  const [start, setStart] = useState(deck[0]?.id)
  const [port] = useState(() => previewPort(() => deck))
  const urls = useMemo(
    () => Object.fromEntries(Object.entries(files).map(([id, { url }]) => [id, url])),
    [files],
  )
  const numbers = useMemo(() => numbersOf(deck), [deck])
  return (
    <div className="deck-view-columns">
      <ol className="editor-cards">
        {playable(deck).map((card) => (
          <li key={card.id}>
            <button
              aria-pressed={card.id === start}
              className="editor-card"
              data-depth={(numbers.get(card.id)?.split('.').length ?? 1) - 1 || undefined}
              data-active={card.id === start || undefined}
              onClick={() => setStart(card.id)}
              type="button"
            >
              <CardLine card={card} number={numbers.get(card.id) ?? ''} picture={pictureOf(card, files)} />
            </button>
          </li>
        ))}
      </ol>
      <div className="editor-phone-frame">
        <Player
          deck={deck}
          files={urls}
          isPreview
          port={port}
          {...(start !== undefined && { start })}
          {...(language !== null && { language })}
        />
      </div>
    </div>
  )
}
