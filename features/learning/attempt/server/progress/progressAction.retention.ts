import { forgetBefore, type Retained } from '#kit/call/server/retention.ts'
import { progressActionTable } from './progressAction.table.ts'

/** Numbers of reports that were taken: a client that did not hear so sends them again within days, or when it is on the network again. */
export const retainedReports: Retained = {
  name: 'reports of progress',
  days: () => 180,
  forget: forgetBefore(progressActionTable, progressActionTable.at),
}
