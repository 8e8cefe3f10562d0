import { refuse } from '#kit/contract/fault.ts'
import { importFaults } from '../../activity-import.faults.ts'
import type { LossRow } from './lossRows.ts'

const maxNamed = 8

/** Refuses an export that would leave something behind, and names it; nothing happens where all comes along. @throws Fault */
export function refuseLosses(format: string, names: readonly string[], rows: readonly LossRow[] = []): void {
  if (names.length === 0) return
  const more = names.length > maxNamed ? ` … (+${names.length - maxNamed})` : ''
  refuse(importFaults.exportLeavesOut, {
    values: { format, names: names.slice(0, maxNamed).join(', ') + more },
    data: { names, rows },
  })
}
