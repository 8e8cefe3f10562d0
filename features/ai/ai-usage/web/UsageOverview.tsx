import './usage.css'
import { hasRole, superAdmins } from '#kit/contract/role.ts'
import { useRead } from '#kit/http/web/query.ts'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { useActor } from '#kit/http/web/session.ts'
import { PendingState } from '#kit/states/web/PendingState.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { aiUsageEndpoints } from '../ai-usage.contract.ts'
import { systemOwner } from '../ai-usage.limits.ts'
import { aiUsageWords } from '../ai-usage.words.ts'
import { UsageCharts } from './UsageCharts.tsx'
import { UsageChoice } from './UsageChoice.tsx'
import { UsageLimits } from './UsageLimits.tsx'
import { UsageMonth } from './UsageMonth.tsx'
import { useUsageSearch } from './usageSearch.ts'
import { UsageViews } from './UsageViews.tsx'

/** I5: what one pays for in a month, against the limit, by day, agent and borrower; and the limits. */
export function UsageOverview() {
  const t = useWords(aiUsageWords)
  const actor = useActor()
  const { now } = useUsageSearch()
  const { ownerId, month } = now
  const query = { ...(ownerId !== undefined && { ownerId }), ...(month !== undefined && { month }) }
  const read = useRead(aiUsageEndpoints.summary, { query }, { keepPrevious: true })
  const { data } = read
  const maySet =
    ownerId === undefined || ownerId === actor.id || (ownerId === systemOwner && hasRole(actor, superAdmins))
  return (
    <div className="kit-stack">
      <ScreenHead title={t('title')} lead={t('lead')}>
        <UsageViews />
      </ScreenHead>
      <UsageChoice />
      {data ? (
        <>
          <UsageMonth summary={data} />
          <UsageCharts summary={data} />
          <UsageLimits limits={data.limits} ownerId={data.ownerId} maySet={maySet} />
        </>
      ) : (
        <PendingState read={read} />
      )}
    </div>
  )
}
