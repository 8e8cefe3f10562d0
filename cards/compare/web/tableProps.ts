import type { CompareCard, Side } from '../compare.schema.ts'

/** The props of what shows the pictures, whichever way it does. */
export interface TableProps {
  readonly card: CompareCard
  readonly files: Readonly<Record<number, string>>
  /** What each picture is called. */
  readonly labels: Readonly<Record<Side, string>>
  onMoved(): void
}
