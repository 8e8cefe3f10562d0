import './assistant.css'
import { CloseOutlined, HolderOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { KeyboardEvent } from 'react'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { assistantWords } from '../assistant.words.ts'
import { ChatLog } from './ChatLog.tsx'
import { Composer } from './Composer.tsx'
import { SharedContext } from './SharedContext.tsx'
import { MissingNotice } from './MissingNotice.tsx'
import { useConversation } from './useConversation.ts'
import { useMoved, type Grip } from './useMoved.ts'
import { useOpenScreen } from './useOpenScreen.ts'

interface Props {
  /** Of the open screen. */
  readonly title: string
  /** It begins at the left, beside what the screen plays at its right. */
  readonly isBeside: boolean
  readonly onClose: () => void
}

/** B10: the chat itself. It is not modal: the page stays in use beside it. */
export function AssistantChat({ title, isBeside, onClose }: Props) {
  const t = useWords(assistantWords)
  const { box, grip } = useMoved()
  const talk = useConversation()
  const { open, look } = useOpenScreen(title)
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // A drawer behind it stays.
    event.stopPropagation()
    onClose()
  }
  return (
    <section
      ref={box}
      className="assistant"
      data-beside={isBeside || undefined}
      role="dialog"
      aria-label={t('title')}
      data-own-fields
      onKeyDown={closeByKey}
    >
      <Head grip={grip} onFresh={talk.begin} onClose={onClose} isFresh={talk.history.length === 0} />
      <MissingNotice isMissing={talk.isMissing} />
      <ChatLog history={talk.history} coming={talk.coming} />
      <SharedContext open={open} isShared={talk.isShared} onShare={talk.share} />
      <Composer
        draft={talk.draft}
        isAnswering={talk.coming !== undefined}
        onDraft={talk.write}
        onStop={talk.stop}
        onSend={(prompt) => void talk.send(prompt, talk.isShared ? look() : undefined)}
      />
    </section>
  )
}

interface HeadProps {
  readonly grip: Grip
  readonly isFresh: boolean
  readonly onFresh: () => void
  readonly onClose: () => void
}

function Head({ grip, isFresh, onFresh, onClose }: HeadProps) {
  const t = useWords(assistantWords)
  const kit = useWords(kitWords)
  const close = kit('actions.close')
  return (
    <div className="assistant-head">
      <button
        type="button"
        className="assistant-grip"
        aria-label={t('move', { title: t('title') })}
        onPointerDown={grip.onPointerDown}
        onKeyDown={grip.onKeyDown}
      >
        <HolderOutlined aria-hidden="true" />
        {t('title')}
      </button>
      <Button
        type="text"
        icon={<PlusOutlined aria-hidden="true" />}
        aria-label={t('fresh')}
        title={t('fresh')}
        disabled={isFresh}
        onClick={onFresh}
      />
      <Button
        type="text"
        icon={<CloseOutlined aria-hidden="true" />}
        aria-label={close}
        title={close}
        onClick={onClose}
      />
    </div>
  )
}
