import { useWords } from '#kit/i18n/web/words.ts'
import { findCard, type Deck } from '#deck/deck.document.ts'
import { helpWords } from '#features/learning/help/help.words.ts'
import type { HelpSource } from '#features/learning/help/help.source.ts'
import { activityPath, follow } from '../view/place.ts'
import { useSourceName } from './useSourceName.ts'

interface Props {
  readonly activityId: number
  readonly cards: Deck
  readonly sources: readonly HelpSource[]
  readonly onGoTo: (cardId: number) => void
}

/** What a reply relies on, each leading there where that is a card. */
export function HelpSources({ sources, ...at }: Props) {
  const t = useWords(helpWords)
  if (sources.length === 0) return null
  return (
    <div className="learn-help-sources">
      <span>{t('sources')}</span>
      <ul aria-label={t('sources')}>
        {sources.map((source) => (
          <li key={`${source.kind} ${source.activityId} ${source.cardId} ${source.title}`}>
            <Source {...at} source={source} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface SourceProps extends Omit<Props, 'sources'> {
  readonly source: HelpSource
}

function Source({ activityId, cards, source, onGoTo }: SourceProps) {
  const name = useSourceName(activityId)(source)
  const { cardId } = source
  if (cardId === null || source.activityId === null) return <span className="learn-help-source">{name}</span>
  if (source.activityId !== activityId)
    return (
      <a className="learn-help-source" href={activityPath(source.activityId, cardId)} onClick={follow}>
        {name}
      </a>
    )
  // A card that is no longer among those that the learner has.
  if (!findCard(cards, cardId)) return <span className="learn-help-source">{name}</span>
  return (
    <button className="learn-help-source" onClick={() => onGoTo(cardId)} type="button">
      {name}
    </button>
  )
}
