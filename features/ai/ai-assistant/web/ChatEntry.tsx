import { CopyOutlined, EnterOutlined, RobotOutlined, UserOutlined } from '@ant-design/icons'
import { Avatar, Button } from 'antd'
import { memo } from 'react'
import { copyText } from '#kit/view/web/copy.ts'
import { insertText } from '#kit/typing/web/insertText.ts'
import { fieldLabel, lastField, useLastField } from '#kit/typing/web/lastField.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { RelativeTime } from '#kit/i18n/web/RelativeTime.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { HistoryEntry } from '../assistant.history.ts'
import { plainOf } from '../assistant.markdown.ts'
import { assistantWords } from '../assistant.words.ts'
import { Markdown } from './Markdown.tsx'
import { shortLabel } from './shortLabel.ts'

/** One thing that was said: yours at the right, an answer at the left, with what can be done with it. */
export const ChatEntry = memo(function ChatEntry({ entry }: { readonly entry: HistoryEntry }) {
  const t = useWords(assistantWords)
  const { role, text, avatar, time, alignment } = entry
  const isAnswer = role === 'assistant'
  const icon = isAnswer ? <RobotOutlined aria-hidden="true" /> : <UserOutlined aria-hidden="true" />
  return (
    <article className="assistant-entry" data-alignment={alignment}>
      <Avatar size={28} icon={icon} {...(avatar && { src: avatar })} alt="" />
      <div className="assistant-said">
        <p className="assistant-who">
          {isAnswer ? t('title') : t('you')} <RelativeTime at={time} />
        </p>
        <div className="assistant-bubble">
          {isAnswer ? <Markdown text={text} /> : <p className="assistant-own">{text}</p>}
        </div>
        {isAnswer && <Actions text={text} />}
      </div>
    </article>
  )
})

function Actions({ text }: { readonly text: string }) {
  const t = useWords(assistantWords)
  const kit = useWords(kitWords)
  const field = useLastField()
  const label = field && (shortLabel(fieldLabel(field)) || t('unnamed'))
  const insert = () => {
    const now = lastField()
    if (!now || label === undefined) return
    const done = insertText(now, plainOf(text))
    const insertedKeys = { whole: 'inserted', part: 'insertedPart', none: 'notInserted' } as const
    notify({ kind: done === 'whole' ? 'success' : 'error', text: t(insertedKeys[done], { label }) })
  }
  return (
    <div className="assistant-actions">
      <Button
        size="small"
        type="text"
        icon={<CopyOutlined aria-hidden="true" />}
        onClick={() => void copyText(text)}
      >
        {kit('copy.action')}
      </Button>
      <Button
        size="small"
        type="text"
        icon={<EnterOutlined aria-hidden="true" />}
        disabled={label === undefined}
        title={label === undefined ? t('insertHow') : t('insert', { label })}
        onClick={insert}
      >
        {label === undefined ? t('insertNowhere') : t('insert', { label })}
      </Button>
    </div>
  )
}
