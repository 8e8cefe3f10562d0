import '#features/learning/learner/web/view/learn.css'
import { kitFaults } from '#kit/contract/fault.ts'
import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '#features/learning/learner/learn.words.ts'
import { NotShown } from '#features/learning/learner/web/view/NotShown.tsx'
import { activityPath, coursePath, follow, listPath } from '#features/learning/learner/web/view/place.ts'
import { cachedReading } from '#features/learning/learner/web/view/useCached.ts'
import { useWhenOnline } from '#features/learning/learner/web/view/useWhenOnline.ts'
import { creatorPageWords } from '#features/content/user-page/creator-page.words.ts'
import { useCreatorWords } from '#features/content/user-page/web/creatorWords.ts'
import { UserPageView, type WorkKind } from '#features/content/user-page/web/UserPageView.tsx'
import { visitCall } from '#features/content/user-page/web/visit.calls.ts'

const usePage = cachedReading('creator', (id, signal) => call(visitCall, { query: { id }, signal }))

const linkTo = (kind: WorkKind, id: number) => ({
  href: kind === 'courses' ? coursePath(id) : activityPath(id),
  onClick: follow,
})

/** K2: a creator's public page, with links to what the learner may open. */
export function CreatorScreen({ id }: { readonly id: number }) {
  const t = useWords(learnWords)
  const hasWords = useCreatorWords()
  const { shown, error, retry } = usePage(id)
  useScreenName(shown?.nickname ?? t('title'))
  useWhenOnline(retry)
  if (!hasWords) return <main aria-busy="true" aria-label={t('loading')} className="learn-home" />
  // A page that was taken offline is not shown from its cached copy.
  if (error !== undefined && (isAbsent(error) || !shown)) return <Failed error={error} onRetry={retry} />
  if (!shown) return <main aria-busy="true" aria-label={t('loading')} className="learn-home" />
  return (
    <main className="learn-home learn-creator">
      <a className="learn-link" href={listPath} onClick={follow}>
        ← {t('toList')}
      </a>
      <UserPageView page={shown} linkTo={linkTo} isScreen />
    </main>
  )
}

const isAbsent = (error: unknown) =>
  isRefusal(error, kitFaults.notFound.code) || isRefusal(error, kitFaults.invalid.code)

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useWords(creatorPageWords)
  if (isAbsent(error)) return <NotShown title={t('absent')} lead={t('absentLead')} />
  return <NotShown title={t('failed')} lead={errorText(error)} onRetry={onRetry} />
}
