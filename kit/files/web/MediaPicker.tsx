import './file.css'
import { Button, Input, Modal } from 'antd'
import { useState } from 'react'
import { isPicturePurpose, type FilePurpose } from '#kit/contract/file.ts'
import type { AnyEndpoint } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { libraryEndpoint } from '#kit/feature/web/kitSettings.ts'
import { useRead } from '#kit/http/web/query.ts'
import { useDebounced } from '#kit/typing/web/useDebounced.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { useClear } from '#kit/select/web/useClear.tsx'
import { KindIcon } from './KindIcon.tsx'

/** A stored file as the library lists it. */
export interface LibraryFile {
  readonly id: number
  readonly url: string
  readonly thumbUrl: string
  readonly name: string
  readonly mime: string
  readonly kind: string
  readonly purpose: string
  /** In bytes. */
  readonly size: number
  readonly durationMs: number | null
}

interface Props {
  readonly purpose: FilePurpose
  onPick(file: LibraryFile): void
  onClose(): void
}

const pageSize = 24
/** Milliseconds of debounce. */
const typing = 250

/** A dialog with what one has uploaded before: the files of a purpose, or all pictures. */
export function MediaPicker(props: Props) {
  const endpoint = libraryEndpoint()
  return endpoint ? <Library {...props} endpoint={endpoint} /> : null
}

function Library({ purpose, onPick, onClose, endpoint }: Props & { readonly endpoint: AnyEndpoint }) {
  const t = useWords(kitWords)
  const clear = useClear()
  const [name, setName] = useState('')
  const [count, setCount] = useState(pageSize)
  const searched = useDebounced(name.trim(), typing)
  const sort = [{ field: 'createdAt', order: 'desc' }]
  // A picture can be cut for any purpose.
  const kept = isPicturePurpose(purpose) ? { kind: ['picture'] } : { purpose: [purpose] }
  const body = { pageNo: 1, pageSize: count, ...kept, sort, ...(searched && { name: searched }) }
  const read = useRead(endpoint, { body: body as never }, { keepPrevious: true })
  const page = read.data as { list: readonly LibraryFile[]; total: number } | undefined
  return (
    <Modal footer={null} onCancel={onClose} open title={t('file.libraryTitle')} width={760}>
      <Input
        allowClear={clear}
        aria-label={t('file.librarySearch')}
        onChange={(event) => setName(event.target.value)}
        placeholder={t('file.librarySearch')}
        value={name}
      />
      {read.error && (
        <p className="kit-problem" role="alert">
          {errorText(read.error)}
        </p>
      )}
      <ul aria-busy={read.isFetching} className="kit-library">
        {page?.list.map((file) => (
          <li key={file.id}>
            <button onClick={() => onPick(file)} type="button">
              <Face file={file} />
            </button>
          </li>
        ))}
      </ul>
      {page?.list.length === 0 && <p className="kit-muted">{t('file.libraryEmpty')}</p>}
      {page && page.total > page.list.length && count < 200 && (
        <Button onClick={() => setCount(Math.min(200, count + pageSize))}>{t('file.libraryMore')}</Button>
      )}
    </Modal>
  )
}

function Face({ file }: { readonly file: LibraryFile }) {
  const format = useFormat()
  const facts = [
    format.kilobytes(file.size / 1024),
    file.durationMs === null ? '' : format.length(file.durationMs),
  ]
  return (
    <>
      {file.thumbUrl === '' ? (
        <KindIcon kind={file.kind} />
      ) : (
        <img alt="" loading="lazy" src={file.thumbUrl} />
      )}
      <span>{file.name}</span>
      <small>{facts.filter(Boolean).join(' · ')}</small>
    </>
  )
}
