import { useRef, useState } from 'react'
import type { LearnerFile } from '#kit/card/web/cardUi.ts'
import { useSendings } from '#kit/files/web/useSendings.ts'
import { crossPath, LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { assignmentWords } from '../assignment.card.ts'
import { fileWorkOf } from '../assignment.rules.ts'
import type { FileWork } from '../assignment.schema.ts'
import type { AssignmentPlayerProps } from './playerProps.ts'

interface Props extends Pick<AssignmentPlayerProps, 'card' | 'services' | 'files'> {
  readonly fileIds: readonly number[]
  readonly isClosed: boolean
  onChange(fileIds: readonly number[]): void
}

/** Names of files as browsers filter them; the server looks at the bytes. */
const accepts: Record<FileWork, string> = {
  picture: 'image/jpeg,image/png',
  audio: 'audio/*,.m4a,.mp3,.wav,.ogg',
  video: 'video/mp4,video/webm,video/quicktime',
  file: '.pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp,.epub,.zip,.txt,.md,.csv',
}

/** The files of a work: added several at once, each with its progress, taken out again. */
export function WorkFiles({ card, services, files, fileIds, isClosed, onChange }: Props) {
  const t = useWords(assignmentWords)
  const [uploaded, setUploaded] = useState<Readonly<Record<number, LearnerFile>>>({})
  const latest = useRef(fileIds)

  /** From the newest list, since several arrive in whatever order. */
  function change(turn: (list: readonly number[]) => readonly number[]): void {
    latest.current = turn(latest.current)
    onChange(latest.current)
  }

  const { sendings, left, isTooMany, take, retry, drop } = useSendings<LearnerFile>({
    upload: (file, onShare) => services.upload(file, file.name, { onShare }),
    onSent: (file) => {
      setUploaded((before) => ({ ...before, [file.fileId]: file }))
      change((list) => [...list, file.fileId])
    },
    reason: (error) => (error instanceof Error && error.message ? error.message : t('play.failed')),
    room: card.maxFiles - fileIds.length,
  })

  return (
    <div className="assignment-field">
      <span>{t('play.files')}</span>
      <ul className="assignment-files">
        {fileIds.map((id, index) => {
          const name = uploaded[id]?.name ?? `${t('play.files')} ${index + 1}`
          const url = uploaded[id]?.url ?? files[id]
          return (
            <li key={id}>
              {url ? (
                <a href={url} rel="noopener" target="_blank">
                  {name}
                </a>
              ) : (
                <span>{name}</span>
              )}
              {!isClosed && (
                <Remove name={name} onClick={() => change((list) => list.filter((each) => each !== id))} />
              )}
            </li>
          )
        })}
        {sendings.map((sending) => (
          <li className={sending.error ? 'is-failed' : ''} key={sending.key}>
            <span>{sending.file.name}</span>
            {sending.error ? (
              <>
                <span role="alert">{sending.error}</span>
                <button onClick={() => retry(sending)} type="button">
                  {t('play.retry')}
                </button>
                <Remove name={sending.file.name} onClick={() => drop(sending)} />
              </>
            ) : (
              <span>{t('play.sending', { percent: Math.round(sending.share * 100) })}</span>
            )}
          </li>
        ))}
      </ul>
      {isTooMany && (
        <p className="assignment-over" role="alert">
          {t('play.most', { count: card.maxFiles })}
        </p>
      )}
      {!isClosed && left > 0 && (
        <label className="assignment-add">
          <input
            accept={fileWorkOf(card)
              .map((kind) => accepts[kind])
              .join(',')}
            className="kit-visually-hidden"
            multiple={card.maxFiles > 1}
            onChange={(event) => {
              take([...(event.target.files ?? [])])
              event.target.value = ''
            }}
            type="file"
          />
          <LineIcon path="M12 5v14M5 12h14" size={18} />
          {t('play.addFiles')}
          <small>{t('play.most', { count: card.maxFiles })}</small>
        </label>
      )}
    </div>
  )
}

function Remove({ name, onClick }: { readonly name: string; onClick(): void }) {
  const t = useWords(assignmentWords)
  return (
    <button
      aria-label={t('play.remove', { name })}
      className="assignment-remove"
      onClick={onClick}
      type="button"
    >
      <LineIcon path={crossPath} size={18} />
    </button>
  )
}
