import { PaperClipOutlined } from '@ant-design/icons'
import { useFormat } from '#kit/i18n/web/format.ts'
import { RelativeTime } from '#kit/i18n/web/RelativeTime.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import type { ThreadMessage } from '../message.contract.ts'
import { messageWords } from '../message.words.ts'
import { Face } from './Face.tsx'
import { usePersonName } from './usePersonName.ts'

interface Props {
  readonly message: ThreadMessage
  readonly isNew: boolean
}

/** What somebody said, at whose side it belongs. */
export function Bubble({ message, isNew }: Props) {
  const t = useWords(messageWords)
  const name = usePersonName()(message)
  return (
    <li className="msg-bubble" data-by={message.by} data-own={message.isOwn || undefined}>
      <Face name={name} picture={message.senderAvatar} />
      <div>
        <p className="msg-by">
          <b>{name}</b>
          <RelativeTime at={message.createdAt} />
          {isNew && (
            <span className="kit-tag" data-tone="brand">
              {t('thread.isNew')}
            </span>
          )}
        </p>
        <p className="msg-text">{message.content}</p>
        <Files files={message.files} />
      </div>
    </li>
  )
}

function Files({ files }: Pick<ThreadMessage, 'files'>) {
  const t = useWords(messageWords)
  const format = useFormat()
  if (files.length === 0) return null
  return (
    <ul aria-label={t('thread.files')} className="msg-files">
      {files.map(({ id, name, url, size, mime }) => (
        <li key={id}>
          <a download={name} href={url} rel="noopener" target="_blank">
            {mime.startsWith('image/') ? (
              <img alt={name} src={url} />
            ) : (
              <>
                <PaperClipOutlined aria-hidden="true" /> {name}{' '}
                <span className="kit-muted">{format.kilobytes(size / 1024)}</span>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
