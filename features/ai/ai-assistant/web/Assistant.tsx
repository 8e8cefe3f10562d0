import './assistantButton.css'
import { CommentOutlined } from '@ant-design/icons'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { setAssistantOpen, useAssistantOpen, useOwnAssistantButton } from '#kit/ai/web/assistant.ts'
import { watchFields } from '#kit/typing/web/lastField.ts'
import { useDocking } from '#kit/view/web/useDocking.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { assistantWords } from '../assistant.words.ts'

const load = () => import('./AssistantChat.tsx').then(({ AssistantChat }) => AssistantChat)
/** B10: 32 px from the right, 100 px from the bottom. */
const placeOf = () => ({
  left: document.documentElement.clientWidth - 80,
  top: window.innerHeight - 148,
  width: 48,
  height: 48,
})
type Chat = Awaited<ReturnType<typeof load>>

/**
 * B10: the round button on every page of the shell, at the edge where it would cover what can be used; a screen that has a button
 * of its own for the assistant shows none. The chat is loaded when it is opened first.
 */
export function Assistant({ title }: { readonly title: string }) {
  const t = useWords(assistantWords)
  const [Chat, setChat] = useState<Chat>()
  const isOpen = useAssistantOpen()
  const own = useOwnAssistantButton()
  const button = useRef<HTMLButtonElement>(null)
  const isDocked = useDocking(button, placeOf)
  const fail = useEffectEvent(() => {
    setAssistantOpen(false)
    notify({ kind: 'error', text: t('notLoaded') })
  })
  useEffect(watchFields, [])
  useEffect(() => () => setAssistantOpen(false), [])
  useEffect(() => {
    if (isOpen) void load().then((chat) => setChat(() => chat), fail)
  }, [isOpen])
  const close = () => {
    // The button takes the focus only once it is there again.
    flushSync(() => setAssistantOpen(false))
    const opener = own ?? button
    opener.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="assistant-button"
        data-docked={isDocked || undefined}
        hidden={own !== undefined || (isOpen && Chat !== undefined)}
        aria-busy={isOpen}
        aria-haspopup="dialog"
        aria-label={t('open')}
        title={t('title')}
        onClick={() => setAssistantOpen(true)}
      >
        <CommentOutlined aria-hidden="true" />
      </button>
      {isOpen && Chat && <Chat title={title} isBeside={own !== undefined} onClose={close} />}
    </>
  )
}
