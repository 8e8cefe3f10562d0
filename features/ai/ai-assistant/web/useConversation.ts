import { useCallback, useEffect, useRef, useState } from 'react'
import { aiFaults } from '#kit/ai/aiFaults.ts'
import type { BodyOf, Endpoint } from '#kit/contract/endpoint.ts'
import { aiErrorText } from '#kit/ai/web/aiErrorText.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { readEvents } from '#kit/http/web/eventStream.ts'
import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { isRefusal, Refusal } from '#kit/http/web/refusal.ts'
import { useSession } from '#kit/http/web/session.ts'
import { conversation, type ConversationEvent } from '#features/ai/agent/conversation.contract.ts'
import { shortened, type OpenScreen } from '#features/ai/agent/conversation.screen.ts'
import { entryOf, messagesOf } from '../assistant.history.ts'
import { saveConversation, saveDraft, readConversation, type SavedConversation } from './savedConversation.ts'

type Body = BodyOf<typeof conversation>

/** The same call, as its stream is read. */
const stream = lightEndpoint<Endpoint<Body, never, ConversationEvent>>(conversation)

/** Gives each longer answer. @throws where it ends early */
async function* listen(body: Body, signal: AbortSignal): AsyncGenerator<string> {
  let text = ''
  for await (const event of readEvents(stream, { body, signal })) {
    if ('failed' in event) throw new Refusal(event.code, event.message, null)
    if ('completion' in event) return
    text += event.piece
    yield text
  }
  if (!signal.aborted) throw new Refusal(aiFaults.aiBroken.code, aiErrorText('broken'), null)
}

/** The talk with the assistant: one answer at a time, saved in this tab. Leaving it stops the answer. */
export function useConversation() {
  const { id = 0, avatar = '' } = useSession() ?? {}
  const [saved, setSaved] = useState(() => readConversation(id))
  const [coming, setComing] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const now = useRef(saved)
  const listening = useRef<AbortController>(undefined)
  const stop = useCallback(() => listening.current?.abort(), [])
  useEffect(() => stop, [stop])

  const render = (next: Partial<SavedConversation>) => {
    now.current = { ...now.current, ...next }
    saveConversation(id, now.current)
    setSaved(now.current)
  }
  const write = (draft: string) => {
    now.current = { ...now.current, draft }
    saveDraft(id, draft)
    setSaved(now.current)
  }
  const answerTo = async (body: Body, { signal }: AbortController): Promise<string> => {
    let text = ''
    try {
      for await (text of listen(body, signal)) setComing(text)
    } catch (error) {
      if (signal.aborted) return text
      setMissing(isRefusal(error, aiFaults.aiMissing.code))
      notify({ kind: 'error', text: errorText(error) })
    }
    return text
  }

  /** Sends a question; `open` is on the screen. What got no answer goes back to where it was typed. */
  const send = async (prompt: string, open: OpenScreen | undefined): Promise<void> => {
    const before = now.current.history
    const gone = new AbortController()
    listening.current = gone
    const withQuestion = [...before, entryOf('user', prompt, avatar, Date.now())]
    render({ history: withQuestion, draft: '' })
    setComing('')
    const seen = open && { open: shortened(open) }
    const messages = messagesOf(before)
    const body = {
      ai_provider: 'gpt',
      purpose: 'assistant',
      stream: true,
      prompt,
      messages,
      ...seen,
    } as const
    const text = await answerTo(body, gone)
    // Somebody has begun anew meanwhile.
    if (listening.current !== gone) return
    if (text.trim() !== '') render({ history: [...withQuestion, entryOf('assistant', text, '', Date.now())] })
    else render({ history: before, draft: [prompt, now.current.draft].filter(Boolean).join('\n') })
    setComing(undefined)
  }
  const begin = () => {
    stop()
    listening.current = undefined
    setComing(undefined)
    render({ history: [] })
  }
  return {
    ...saved,
    coming,
    isMissing,
    send,
    stop,
    begin,
    write,
    share: (isShared: boolean) => render({ isShared }),
  }
}
