import { SendOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useId } from 'react'
import { countGraphemes } from '#kit/value/graphemes.ts'
import { AttachFiles } from '#kit/files/web/AttachFiles.tsx'
import { KeyCap } from '#kit/typing/web/KeyCap.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { answerMax } from '../message.contract.ts'
import { fileLimit } from '../message.limits.ts'
import { messageWords } from '../message.words.ts'
import { inboxShortcuts } from './inboxShortcuts.ts'
import { useReply } from './useReply.ts'

/** When what may still be written is told. */
const lettersLeft = 60

/** The reply to a conversation; Ctrl+Enter sends it, an Enter that composes a word does not. */
export function ReplyBox({ rootId }: { readonly rootId: number }) {
  const t = useWords(messageWords)
  const reply = useReply(rootId)
  const id = useId()
  const { draft, problem } = reply
  const left = answerMax - countGraphemes(draft.content.trim())
  return (
    <form
      className="msg-reply"
      onSubmit={(event) => {
        event.preventDefault()
        reply.send()
      }}
    >
      {reply.wasRestored && <output className="kit-muted">{t('reply.kept')}</output>}
      <Input.TextArea
        aria-describedby={`${id}-note`}
        aria-invalid={problem !== undefined || left < 0}
        aria-keyshortcuts={inboxShortcuts.shortcuts.send.keys}
        aria-label={t('reply.label')}
        autoSize={{ minRows: 2, maxRows: 10 }}
        onChange={(event) => reply.write(event.target.value)}
        onKeyDown={(event) => {
          const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
          if (!isSend || event.nativeEvent.isComposing) return
          event.preventDefault()
          reply.send()
        }}
        placeholder={t('reply.placeholder')}
        value={draft.content}
      />
      <p aria-live="polite" className="kit-problem" id={`${id}-note`}>
        {problem}
      </p>
      <div className="msg-reply-foot">
        <AttachFiles
          files={draft.files}
          max={fileLimit}
          onChange={reply.attach}
          onPending={reply.setPending}
          purpose="work"
          words={{
            add: t('reply.attach'),
            remove: (name) => t('reply.remove', { name }),
            sending: (percent) => t('reply.sending', { percent }),
          }}
        />
        {left < lettersLeft && (
          <span className="kit-left" data-over={left < 0 || undefined}>
            {left}
          </span>
        )}
        <Button
          disabled={draft.content.trim() === ''}
          htmlType="submit"
          icon={<SendOutlined aria-hidden="true" />}
          loading={reply.isSending}
          type="primary"
        >
          {t('reply.send')} <KeyCap className="msg-kbd" keys={inboxShortcuts.shortcuts.send.keys} />
        </Button>
      </div>
    </form>
  )
}
