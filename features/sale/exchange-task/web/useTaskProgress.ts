import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readEvents } from '#kit/http/web/eventStream.ts'
import { refresh } from '#kit/http/web/query.ts'
import { exchangeCodeEndpoints } from '#features/sale/exchange-code/exchange-code.contract.ts'
import { exchangeTaskEndpoints, type TaskProgress } from '../exchange-task.contract.ts'

/** How far a task is, as it goes on; once there is no more to come, tasks and codes are read anew. */
export function useTaskProgress(id: number, listed: TaskProgress): TaskProgress {
  const client = useQueryClient()
  const [reported, setProgress] = useState<TaskProgress>()
  const isRunning = listed.status === 'pending' || listed.status === 'generating'
  useEffect(() => {
    if (!isRunning) return undefined
    const gone = new AbortController()
    const follow = async () => {
      const events = readEvents(exchangeTaskEndpoints.progress, { query: { id }, signal: gone.signal })
      for await (const progress of events) setProgress(progress)
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
