import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { dismissNotice, pauseNotice, releaseNotice, useNotices } from './notice.ts'

/** Short messages above the page, read out by screen readers. One per application root; without antd. */
export function Notices() {
  const notices = useNotices()
  const t = useWords(kitWords)
  return (
    <output className="kit-notices" aria-live="polite">
      {notices.map((notice) => (
        <span
          key={notice.id}
          className="kit-notice"
          data-kind={notice.kind}
          onPointerEnter={() => pauseNotice(notice.id)}
          onPointerLeave={() => releaseNotice(notice.id)}
          onFocus={() => pauseNotice(notice.id)}
          onBlur={() => releaseNotice(notice.id)}
        >
          <span>{notice.text}</span>
          {notice.action && (
            <button
              type="button"
              onClick={() => {
                notice.action?.run()
                dismissNotice(notice.id)
              }}
            >
              {notice.action.label}
            </button>
          )}
          <button type="button" aria-label={t('actions.close')} onClick={() => dismissNotice(notice.id)}>
            <span aria-hidden="true">×</span>
          </button>
        </span>
      ))}
    </output>
  )
}
