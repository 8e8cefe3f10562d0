import './deckView.css'
import { RelativeTime } from '#kit/i18n/web/RelativeTime.tsx'
import { useRead } from '#kit/http/web/query.ts'
import { ErrorState } from '#kit/states/web/states.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { activityVersionEndpoints } from '#features/content/activity/activityVersion.contract.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'

interface Props {
  readonly activityId: number
  readonly shownId: number | null
  readonly onShow: (versionId: number | null) => void
}

const newest = 50

/** D9: what has been published, newest first; each can be looked at above. */
export function VersionList({ activityId, shownId, onShow }: Props) {
  const t = useWords(activityWords)
  const body = { activityId, pageNo: 1, pageSize: newest }
  const read = useRead(activityVersionEndpoints.page, { body })
  if (read.error) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />
  if (!read.data) return null
  return (
    <section aria-labelledby="versions" className="kit-panel deck-view">
      <h2 id="versions">{t('version.title')}</h2>
      {read.data.list.length === 0 ? (
        <p className="kit-muted">{t('version.none')}</p>
      ) : (
        <ol className="version-list">
          <li>
            <VersionButton isShown={shownId === null} onClick={() => onShow(null)}>
              {t('version.working')}
            </VersionButton>
          </li>
          {read.data.list.map((version) => (
            <li key={version.id}>
              <VersionButton isShown={shownId === version.id} onClick={() => onShow(version.id)}>
                {t('version.number', { number: version.number })}
              </VersionButton>
              {version.label && <b>{version.label}</b>}
              {version.isCurrent && (
                <span className="kit-tag" data-tone="ok">
                  {t('version.current')}
                </span>
              )}
              <span className="kit-muted">{t('version.cards', { count: version.cardCount })}</span>
              <span className="kit-muted">{version.creatorName}</span>
              <RelativeTime at={version.createdAt} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

interface ButtonProps {
  readonly isShown: boolean
  readonly onClick: () => void
  readonly children: string
}

const VersionButton = ({ isShown, onClick, children }: ButtonProps) => (
  <button aria-pressed={isShown} className="version-button" onClick={onClick} type="button">
    {children}
  </button>
)
