import { useState } from 'react'
import { useRead } from '#kit/http/web/query.ts'
import { aiConfigEndpoints } from '../ai-config.contract.ts'
import type { Example } from '../ai-config.debug.ts'
import { useTrial } from './useTrial.ts'

/** The reference examples of a configuration, and running them one after the other. */
export function useExamples(configId: number, json: string | undefined) {
  const read = useRead(aiConfigEndpoints.examples, { query: { configId } })
  const trial = useTrial()
  const [waiting, setWaiting] = useState<readonly number[]>([])
  const [total, setTotal] = useState(0)

  const run = async (examples: readonly Example[]) => {
    if (json === undefined) return
    setTotal(examples.length)
    const ids = examples.map(({ id }) => id)
    for (const [index, exampleId] of ids.entries()) {
      setWaiting(ids.slice(index))
      // One after the other: together they would stand in each other's way at the provider.
      // A stopped one ends them all.
      if (!(await trial.start({ configId, exampleId, json }))) break
    }
    setWaiting([])
  }
  return {
    read,
    run,
    stop: trial.stop,
    refusal: trial.refusal,
    waiting,
    total,
    isRunning: waiting.length > 0,
  }
}
