import '#kit/view/web/readerPage.css'
import './versions.css'
import { useRead } from '#kit/http/web/query.ts'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { ErrorState } from '#kit/states/web/states.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { useDeckWords } from '#deck/web/words.ts'
import { numbersOf, playable } from '#deck/deck.document.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { activityVersionEndpoints } from '#features/content/activity/activityVersion.contract.ts'
import { platformWords } from '#features/content/activity/platform.words.ts'
import { nameOf } from '../state/cardSummary.ts'
import { ChangedCard } from './ChangedCard.tsx'
import { ChangedFields } from './ChangedFields.tsx'
import { DeckView } from './DeckView.tsx'

interface LookProps {
  readonly id: number
}

const usePublished = (id: number) => useRead(activityEndpoints.get, { query: { id } }).data

/** D12: what the platform looks at: the published version, as learners play it. */
export function PlatformLook({ id }: LookProps) {
  const data = usePublished(id)
  const hasWords = useDeckWords()
  if (!data || !hasWords) return <FormSkeleton />
  return (
    <>
      {data.description !== '' && <p className="kit-reader-text">{data.description}</p>}
      <DeckView record={data} versionId={data.publishedVersionId} />
    </>
  )
}

/** Where the platform's reasons may stand besides the fields: the cards of what is published. */
export function useCardPlaces(versionId: number | null) {
  const t = useWords(platformWords)
  const query = { id: versionId ?? 0 }
  const { data } = useRead(activityVersionEndpoints.get, { query }, { enabled: versionId !== null })
  if (!data) return []
  const numbers = numbersOf(data.cards)
  return playable(data.cards).map((card) => ({
    key: `card.${card.id}`,
    label: [t('card', { number: numbers.get(card.id) ?? '' }), nameOf(card)].filter(Boolean).join(' · '),
    pin: { cardId: card.id },
  }))
}

/** What the creator changed between the version that was decided on and the one that is published now. */
export function PlatformChanges({ id, from }: LookProps & { readonly from: number }) {
  const record = usePublished(id)
  const to = record?.publishedVersionId ?? undefined
  const query = { from, ...(to !== undefined && { to }) }
  const read = useRead(activityVersionEndpoints.compare, { query }, { enabled: to !== undefined })
  if (read.error) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />
  if (!read.data || !record) return <FormSkeleton />
  return (
    <>
      <ChangedFields changes={read.data.fields} record={record} />
      {read.data.cards.map((change) => (
        <ChangedCard change={change} key={change.id} />
      ))}
    </>
  )
}
