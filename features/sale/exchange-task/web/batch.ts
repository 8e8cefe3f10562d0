import type { RecordOf, RowOf } from '#kit/contract/resource.ts'
import type { exchangeCode } from '#features/sale/exchange-code/exchange-code.contract.ts'
import type { exchangeTask } from '../exchange-task.contract.ts'

/** A code as lists have it. */
export type BatchCode = RowOf<typeof exchangeCode>

/** A task and its codes, in the order in which they were made. */
export interface Batch {
  readonly task: RecordOf<typeof exchangeTask>
  readonly codes: readonly BatchCode[]
}
