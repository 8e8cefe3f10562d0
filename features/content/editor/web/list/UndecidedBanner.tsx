import { useRead } from '#kit/http/web/query.ts'
import { onlyTotal } from '#kit/contract/page.ts'
import { administrators, hasRole } from '#kit/contract/role.ts'
import { Go } from '#kit/view/web/Go.tsx'
import { useActor, useSession } from '#kit/http/web/session.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { listedActivity } from '#features/content/activity/activity.listed.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { activityPaths } from '../record/paths.ts'

/** What was open to everybody until it was placed or sold, for those who may say what shall hold. */
export function UndecidedBanner() {
  const t = useWords(activityWords)
  const actor = useActor()
  const userId = useSession()?.id ?? 0
  const creatorId = hasRole(actor, administrators) ? undefined : userId
  const body = { ...onlyTotal, freeSample: 'undecided' as const, ...(creatorId && { creatorId }) }
  const { data } = useRead(listedActivity.endpoints.page, { body })
  if (!data?.total) return null
  return (
    <output className="kit-banner">
      <span>{t('freeSample.report', { count: data.total })}</span>
      <Go href={activityPaths.undecided(creatorId)}>{t('freeSample.toReport')}</Go>
    </output>
  )
}
