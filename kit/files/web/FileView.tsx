import './file.css'
import { FileTextOutlined } from '@ant-design/icons'
import type { MediaPurpose } from '#kit/contract/file.ts'
import type { StoredFile } from '#kit/card/web/cardUi.ts'
import { useFormat } from '#kit/i18n/web/format.ts'

interface Props {
  readonly kind: MediaPurpose
  readonly file: StoredFile | undefined
}

/** A stored file as its author sees it: to play or to open, with its name, size and length. */
export function FileView({ kind, file }: Props) {
  const format = useFormat()
  if (!file) return <span className="kit-file-view" />
  const facts = [
    file.size === undefined ? '' : format.kilobytes(file.size / 1024),
    file.durationMs ? format.length(file.durationMs) : '',
  ].filter(Boolean)
  return (
    <span className="kit-file-view">
      {kind === 'video' && (
        <video aria-label={file.name} className="kit-file-video" controls preload="metadata" src={file.url}>
          <track kind="captions" />
        </video>
      )}
      {kind === 'audio' && (
        <audio aria-label={file.name} className="kit-file-audio" controls preload="metadata" src={file.url}>
          <track kind="captions" />
        </audio>
      )}
      <span className="kit-file-name">
        {(kind === 'document' || kind === 'caption') && <FileTextOutlined aria-hidden="true" />}
        <a href={file.url} rel="noreferrer" target="_blank">
          {file.name ?? file.url.split(/[/?]/).at(2)}
        </a>
        <small>{facts.join(' · ')}</small>
      </span>
    </span>
  )
}
