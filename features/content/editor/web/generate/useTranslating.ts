import { useEffect, useRef, useState } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { readEvents } from '#kit/http/web/eventStream.ts'
import { isAbort } from '#kit/http/web/refusal.ts'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import {
  translateEndpoints,
  type TranslateEvent,
  type TranslationLoss,
} from '#features/content/activity-generate/translate.contract.ts'
import { generateErrorText } from './useWriting.ts'

interface Translating {
  readonly isRunning: boolean
  readonly progress: { readonly done: number; readonly of: number } | null
  /** What has come, by `placeOf`. */
  readonly texts: ReadonlyMap<string, string>
  readonly losses: ReadonlyMap<string, TranslationLoss>
  readonly trouble: string
}

const idle: Translating = {
  isRunning: false,
  progress: null,
  texts: new Map(),
  losses: new Map(),
  trouble: '',
}

export const placeOf = ({ cardId, path }: { readonly cardId: number; readonly path: string }): string =>
  `${cardId}.${path}`

function after(now: Translating, event: TranslateEvent): Translating {
  if ('translated' in event)
    return { ...now, texts: new Map([...now.texts, [placeOf(event.translated), event.translated.text]]) }
  if ('refused' in event)
    return { ...now, losses: new Map([...now.losses, [placeOf(event.refused), event.refused.why]]) }
  if ('progress' in event) return { ...now, progress: event.progress }
  return 'failed' in event ? { ...now, trouble: generateErrorText(event.failed) } : now
}

/** A translation as it comes; each batch is kept by the server before the next one is asked for. */
export function useTranslating(onEnd: () => void) {
  const [state, setState] = useState(idle)
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  async function run(body: BodyOf<typeof translateEndpoints.translate>): Promise<void> {
    abort.current?.abort()
    const controller = new AbortController()
    abort.current = controller
    setState({ ...idle, isRunning: true })
    try {
      for await (const event of readEvents(translateEndpoints.translate, { body, signal: controller.signal }))
        setState((now) => after(now, event))
    } catch (error) {
      if (!isAbort(error)) setState((now) => ({ ...now, trouble: errorText(error) }))
    } finally {
      setState((now) => ({ ...now, isRunning: false }))
      onEnd()
    }
  }
  const reset = () => {
    abort.current?.abort()
    setState(idle)
  }
  return { state, run, stop: () => abort.current?.abort(), reset }
}
