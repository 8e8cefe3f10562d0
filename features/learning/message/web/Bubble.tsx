import { PaperClipOutlined } from '@ant-design/icons'
import { useFormat } from '#kit/i18n/web/format.ts'
import { RelativeTime } from '#kit/i18n/web/RelativeTime.tsx'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { Face } from '#kit/view/web/Face.tsx'
import { helpWords } from '#features/learning/help/help.words.ts'
import { sourceName } from '#features/learning/help/sourceName.ts'
import type { MessageRow, ThreadMessage } from '../message.contract.ts'
import { messageWords } from '../message.words.ts'
import { usePersonName } from './usePersonName.ts'

interface Props {
  readonly message: ThreadMessage
  readonly isNew: boolean
  /** With whom the talk is that it belongs to. */
  readonly manner: MessageRow['manner']
}

/** What somebody said, at whose side it belongs. */
export function Bubble({ message, isNew, manner }: Props) {
  const t = useWords(messageWords)
  const help = useWords(helpWords)
  const name = usePersonName()(message, manner)
  return (
    <li className="msg-bubble" data-by={message.by} data-own={message.isOwn || undefined}>
      <Face name={name} picture={message.senderAvatar} />
      <div>
        <p className="msg-by">
          <b>{name}</b>
          <RelativeTime at={message.createdAt} />
          {message.by === 'prepared' && <span className="kit-tag">{help('prepared')}</span>}
          {isNew && (
            <span className="kit-tag" data-tone="brand">
              {t('thread.isNew')}
            </span>
          )}
        </p>
        <p className="msg-text">{message.content}</p>
        <Sources sources={message.sources} />
        <Files files={message.files} />
      </div>
    </li>
  )
}

/** What a reply relies on. */
function Sources({ sources }: Pick<ThreadMessage, 'sources'>) {
  const t = useWords(helpWords)
  const translate = useTranslate()
  if (sources.length === 0) return null
  return (
    <p className="msg-sources">
      {t('sources')}
      {sources.map((source) => (
        <span
          className="kit-tag"
          key={`${source.kind} ${source.activityId} ${source.cardId} ${source.title}`}
        >
          {translate(sourceName(source))}
        </span>
      ))}
    </p>
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
