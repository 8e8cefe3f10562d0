import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { readEvents } from '#kit/http/web/eventStream.ts'
import { keyOf, useRead } from '#kit/http/web/query.ts'
import { speechEndpoints, type SpeechProgress } from '#features/content/activity-speech/speech.contract.ts'
import type { VoiceChoice } from './voiceChoice.ts'

export type Planned = DataOf<typeof speechEndpoints.plan>['cards'][number]

export const isRunning = (task: SpeechProgress | null): boolean =>
  task?.status === 'pending' || task?.status === 'working'

/** What would be spoken with a voice, and the task that is on its way. */
export function useSpeech(activityId: number, { voiceId, speed }: VoiceChoice) {
  const body = { activityId, speed, ...(voiceId !== null && { voiceId }) }
  const read = useRead(speechEndpoints.plan, { body }, { keepPrevious: true, staleTime: 0 })
  const task = useProgress(read.data?.task ?? null)
  return { cards: read.data?.cards, task, error: read.error, retry: () => void read.refetch() }
}

/** A task as it goes on; at its end what is planned is read anew. */
function useProgress(listed: SpeechProgress | null): SpeechProgress | null {
  const client = useQueryClient()
  const [reported, setProgress] = useState<SpeechProgress>()
  const id = isRunning(listed) ? listed?.id : undefined
  useEffect(() => {
    if (id === undefined) return undefined
    const gone = new AbortController()
    const followOn = async () => {
      let last: SpeechProgress | undefined
      // The server lets go of a long one from time to time.
      do {
        const events = readEvents(speechEndpoints.progress, { query: { id }, signal: gone.signal })
        for await (const progress of events) setProgress((last = progress))
      } while (last && isRunning(last) && !gone.signal.aborted)
      await client.invalidateQueries({ queryKey: keyOf(speechEndpoints.plan) })
    }
    // Without the stream it is as it was read; the next look at it tells more.
    followOn().catch(() => undefined)
    return () => gone.abort()
  }, [id, client])
  return listed && reported?.id === listed.id ? reported : listed
}
