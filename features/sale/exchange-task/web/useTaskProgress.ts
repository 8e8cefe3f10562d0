import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readEvents } from '#kit/http/web/eventStream.ts'
import { refresh } from '#kit/http/web/query.ts'
import { exchangeCodeEndpoints } from '#features/sale/exchange-code/exchange-code.contract.ts'
import { exchangeTaskEndpoints, type TaskProgress } from '../exchange-task.contract.ts'

const isUnderWay = ({ status }: TaskProgress): boolean => status === 'pending' || status === 'generating'

/** How far a task is, as it goes on; once there is no more to come, tasks and codes are read anew. */
export function useTaskProgress(id: number, listed: TaskProgress): TaskProgress {
  const client = useQueryClient()
  const [reported, setProgress] = useState<TaskProgress>()
  const isRunning = isUnderWay(listed)
  useEffect(() => {
    if (!isRunning) return undefined
    const gone = new AbortController()
    const follow = async () => {
      let last: TaskProgress | undefined
      // A server that stops lets go of it, and another one goes on.
      do {
        const events = readEvents(exchangeTaskEndpoints.progress, { query: { id }, signal: gone.signal })
        for await (const progress of events) setProgress((last = progress))
      } while (last && isUnderWay(last) && !gone.signal.aborted)
      await Promise.all(
        [exchangeTaskEndpoints.page, exchangeCodeEndpoints.page].map((touched) => refresh(client, touched)),
      )
    }
    // Without the stream the list is as it was read; reading it again shows more.
    follow().catch(() => undefined)
    return () => gone.abort()
  }, [id, isRunning, client])
  return isRunning && reported ? reported : listed
}
