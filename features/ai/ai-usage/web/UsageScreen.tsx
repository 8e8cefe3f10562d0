import { UsageOverview } from './UsageOverview.tsx'
import { UsageRows } from './UsageRows.tsx'
import { useUsageSearch } from './usageSearch.ts'

/** I5: what AI has worked, and what it costs: a month in figures, or row by row. */
export function UsageScreen() {
  const { now } = useUsageSearch()
  return now.view === 'rows' ? <UsageRows /> : <UsageOverview />
}
