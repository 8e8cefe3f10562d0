import { PaperClipOutlined } from '@ant-design/icons'
import type { z } from 'zod'
import type { Clip } from '#kit/card/clip.ts'
import { AudioView } from '#kit/media/web/AudioView.tsx'
import { VideoView } from '#kit/media/web/VideoView.tsx'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { uploaded } from '#features/media/file/file.contract.ts'
import { assignmentWords } from '../assignment.words.ts'

export type WorkFile = z.output<typeof uploaded>

interface Props {
  readonly label: string
  readonly fileIds: readonly number[]
  readonly files: readonly WorkFile[]
}

/** Files as what they are: pictures and sounds at once, documents to be fetched. */
export function WorkFiles({ label, fileIds, files }: Props) {
  const t = useWords(assignmentWords)
  if (fileIds.length === 0) return null
  return (
    <ul aria-label={label} className="work-files">
      {fileIds.map((id) => {
        const file = files.find((one) => one.id === id)
        return <li key={id}>{file ? <Shown file={file} /> : <span>{t('work.missingFile')}</span>}</li>
      })}
    </ul>
  )
}

const whole: Clip = { fileId: null, durationMs: null, start: 0, end: null }

function Shown({ file }: { readonly file: WorkFile }) {
  const { name, url, mime } = file
  if (mime.startsWith('audio/')) return <AudioView clip={whole} label={name} url={url} />
  if (mime.startsWith('video/')) return <VideoView clip={whole} label={name} url={url} />
  if (!mime.startsWith('image/')) return <Fetched file={file} />
  return (
    <a className="work-picture" href={url} rel="noopener" target="_blank">
      <img alt={name} height={file.height ?? undefined} src={url} width={file.width ?? undefined} />
    </a>
  )
}

function Fetched({ file: { name, url, size } }: { readonly file: WorkFile }) {
  const format = useFormat()
  return (
    <a className="work-document" download={name} href={url}>
      <PaperClipOutlined aria-hidden="true" /> {name}
      <span className="kit-muted">{format.kilobytes(size / 1024)}</span>
    </a>
  )
}
