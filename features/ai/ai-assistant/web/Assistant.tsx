import './assistantButton.css'
import { CommentOutlined } from '@ant-design/icons'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { watchFields } from '#kit/typing/web/lastField.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { assistantWords } from '../assistant.words.ts'

const load = () => import('./AssistantChat.tsx').then(({ AssistantChat }) => AssistantChat)
type Chat = Awaited<ReturnType<typeof load>>

/** B10: the round button on every page of the shell; the chat behind it is loaded when it is opened first. */
export function Assistant({ title }: { readonly title: string }) {
  const t = useWords(assistantWords)
  const [Chat, setChat] = useState<Chat>()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(watchFields, [])
  const open = () => {
    setOpen(true)
    load().then(
      (chat) => setChat(() => chat),
      () => {
        setOpen(false)
        notify({ kind: 'error', text: t('notLoaded') })
      },
    )
  }
  const close = () => {
    // The button takes the focus only once it is there again.
    flushSync(() => setOpen(false))
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="assistant-button"
        hidden={isOpen && Chat !== undefined}
        aria-busy={isOpen}
        aria-haspopup="dialog"
        aria-label={t('open')}
        title={t('title')}
        onClick={open}
      >
        <CommentOutlined aria-hidden="true" />
      </button>
      {isOpen && Chat && <Chat title={title} onClose={close} />}
    </>
  )
}
