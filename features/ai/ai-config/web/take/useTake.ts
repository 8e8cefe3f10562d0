import { useState } from 'react'
import { defaultsJson, type Gate, type GateRow } from '../../ai-config.gate.ts'
import { useTrial } from '../useTrial.ts'

/** Where running the examples has got to. */
interface Work {
  readonly done: number
  readonly total: number
  /** The example that is answered now, and by which of the two. */
  readonly exampleId: number
  readonly side: 'before' | 'after'
}

interface Candidate {
  readonly id: number
  readonly json: string
}

/** Runs reference examples by what is in use and by what is to be used, one after the other. */
export function useTake({ id: configId, json }: Candidate, { inUse }: Gate) {
  const trial = useTrial()
  const [work, setWork] = useState<Work>()
  const baseline = inUse?.json ?? defaultsJson

  /** The one in use first, then the candidate. `isAnew`: also what was answered by the one in use already. */
  const run = async (rows: readonly GateRow[], isAnew: boolean) => {
    const runExample = async (row: GateRow, done: number): Promise<boolean> => {
      const at = { done, total: rows.length, exampleId: row.id }
      if (baseline !== json && (isAnew || !row.before)) {
        setWork({ ...at, side: 'before' })
        if (!(await trial.start({ configId, exampleId: row.id, json: baseline }))) return false
      }
      setWork({ ...at, side: 'after' })
      return (await trial.start({ configId, exampleId: row.id, json })) !== undefined
    }
    // One after the other: together they would stand in each other's way at the provider.
    // A stopped one ends them all.
    for (const [index, row] of rows.entries()) if (!(await runExample(row, index))) break
    setWork(undefined)
  }
  return { run, stop: trial.stop, refusal: trial.refusal, work, baseline }
}

export type TakeWork = ReturnType<typeof useTake>
