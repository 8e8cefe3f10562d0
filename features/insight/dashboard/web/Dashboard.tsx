import './dashboard.css'
import { useState, type ReactNode } from 'react'
import { useRead } from '#kit/http/web/query.ts'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { useSession } from '#kit/http/web/session.ts'
import { ErrorState } from '#kit/states/web/states.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import type { SchoolState } from '#features/insight/example-school/example-school.contract.ts'
import { dashboardEndpoints, type BeginStep, type DashboardData } from '../dashboard.contract.ts'
import { dashboardWords } from '../dashboard.words.ts'
import { Beginning } from './Beginning.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { Lately } from './Lately.tsx'
import { PlayedList } from './PlayedList.tsx'
import { Stock } from './Stock.tsx'
import { Waiting } from './Waiting.tsx'

/** Whoever leaves it open all day finds it fresh, and the server hardly notices. */
const everyMs = 300_000

const greetingAt = (hour: number): 'morning' | 'afternoon' | 'evening' =>
  hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'

interface Props {
  /** What the console adds: short cuts, what was opened last, where one is signed in. */
  readonly children?: ReactNode
  /** What is said of an example school that is there. */
  readonly renderNotice?: (school: SchoolState) => ReactNode
  /** What offers one, below the steps to the first learner. */
  readonly offer?: ReactNode
}

/** B15: what waits for me, what happened, and where to go on. */
export function Dashboard(props: Props) {
  const t = useWords(dashboardWords)
  const name = useSession()?.nickname ?? ''
  const [greeting] = useState(() => greetingAt(new Date().getHours()))
  return (
    <div className="dashboard">
      <ScreenHead lead={t('lead')} title={t(`greeting.${greeting}`, { name })} />
      <Figures {...props} />
    </div>
  )
}

/** What is below comes with them: nothing is pushed down by what is still on its way. */
function Figures({ children, renderNotice, offer }: Props) {
  const { data, error, refetch } = useRead(
    dashboardEndpoints.get,
    {},
    { keepPrevious: true, refetchInterval: everyMs },
  )
  if (!data)
    return error ? (
      <>
        <ErrorState error={error} onRetry={() => void refetch()} />
        {children}
      </>
    ) : (
      <DashboardSkeleton />
    )
  const { begin, school } = data
  const hasSchool = school !== null && school.status !== 'none'
  const beginning = begin && <Beginning steps={begin}>{school && !hasSchool && offer}</Beginning>
  // An example school is there to be looked at.
  if (begin && isEmpty(begin) && !hasSchool) return beginning
  return (
    <>
      {hasSchool && renderNotice?.(school)}
      {beginning}
      <div className="dashboard-columns">
        <Waiting lines={data.lines} />
        <Happened data={data} />
      </div>
      <Stock lines={data.lines} />
      {children}
    </>
  )
}

/** Nothing was made yet, so that there is one thing to do and nothing else to look at. */
const isEmpty = (begin: readonly BeginStep[]): boolean =>
  !begin.some(({ key, isDone }) => isDone && (key === 'career' || key === 'activity'))

/** The second column, where there is something to tell. */
function Happened({ data }: { readonly data: DashboardData }) {
  const played = data.played ?? []
  if (data.charts.length === 0 && played.length === 0) return null
  return (
    <div className="dashboard-column">
      <Lately data={data} />
      <PlayedList played={played} />
    </div>
  )
}
