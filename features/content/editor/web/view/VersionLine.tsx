import { RelativeTime } from '#kit/i18n/web/RelativeTime.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import type { ActivityVersion } from '#features/content/activity/activityVersion.contract.ts'

interface Props {
  readonly version: ActivityVersion
  readonly parent: ActivityVersion | undefined
  readonly isShown: boolean
  readonly onShow: () => void
}

/** One version in the list: what it is called, who kept it and when, and where it came from if not from the one below. */
export function VersionLine({ version, parent, isShown, onShow }: Props) {
  const t = useWords(activityWords)
  const isFromElsewhere = parent !== undefined && parent.number !== version.number - 1
  return (
    <li>
      <button aria-current={isShown || undefined} onClick={onShow} type="button">
        <span className="versions-name">
          <b>{t('version.number', { number: version.number })}</b>
          {version.label && <span className="versions-label">{version.label}</span>}
          {version.isCurrent && (
            <span className="kit-tag" data-tone="ok">
              {t('version.current')}
            </span>
          )}
        </span>
        <span className="versions-facts">
          <span>{version.creatorName}</span>
          <RelativeTime at={version.createdAt} />
          <span>{t('version.cards', { count: version.cardCount })}</span>
          {isFromElsewhere && <span>{t('versions.from', { number: parent.number })}</span>}
        </span>
      </button>
    </li>
  )
}
