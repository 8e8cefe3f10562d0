import { kitWords, useWords } from '#kit/i18n/web/words.ts'

/** The shape of a screen that is coming: title, bar, rows. */
export function ScreenSkeleton() {
  const t = useWords(kitWords)
  return (
    <div className="shell-skeleton" role="status" aria-label={t('common.loading')}>
      <i className="shell-bone shell-bone-title" />
      <i className="shell-bone shell-bone-line" />
      <i className="shell-bone shell-bone-panel" />
    </div>
  )
}
