import './attachFiles.css'
import { CloseOutlined, PaperClipOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import type { FilePurpose } from '#kit/contract/file.ts'
import { extensionsFor } from '#kit/contract/file.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { sendFile } from './sendFile.ts'
import { useSendings } from './useSendings.ts'

export interface AttachedFile {
  readonly id: number
  readonly name: string
}

interface Props {
  readonly files: readonly AttachedFile[]
  readonly purpose: FilePurpose
  readonly max: number
  readonly problem?: string | undefined
  readonly words: {
    readonly add: string
    remove(name: string): string
    sending(percent: number): string
  }
  onChange(turn: (files: readonly AttachedFile[]) => readonly AttachedFile[]): void
  /** How many have not arrived: they are on their way, or were given up and are still to be sent again or taken out. */
  onPending(turn: (pending: number) => number): void
}

/** Files that go with what somebody writes: several at once, each with how far it is. */
export function AttachFiles({ files, purpose, max, problem, words, onChange, onPending }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  const kit = useWords(kitWords)
  const { sendings, left, isTooMany, take, retry, drop } = useSendings<AttachedFile>({
    async upload(file, onShare) {
      const { id, name } = await sendFile(file, { purpose, name: file.name, onShare }).done
      return { id, name }
    },
    onSent: (sent) => onChange((list) => [...list, sent]),
    reason: errorText,
    room: max - files.length,
  })
  const { length } = sendings
  useEffect(() => {
    onPending(() => length)
    return () => onPending(() => 0)
  }, [length, onPending])
  const accept = extensionsFor(purpose)
    .map((extension) => `.${extension}`)
    .join(',')

  return (
    <div className="kit-attach">
      <ul className="kit-attach-list">
        {files.map(({ id, name }) => (
          <li key={id}>
            <PaperClipOutlined aria-hidden="true" /> {name}
            <Remove
              label={words.remove(name)}
              onClick={() => onChange((list) => list.filter((one) => one.id !== id))}
            />
          </li>
        ))}
        {sendings.map((one) => (
          <li key={one.key}>
            {one.file.name}{' '}
            {one.error === undefined ? (
              <span className="kit-muted">{words.sending(Math.round(one.share * 100))}</span>
            ) : (
              <>
                <span className="kit-problem" role="alert">
                  {one.error}
                </span>
                <Button onClick={() => retry(one)} size="small" type="link">
                  {kit('file.retry')}
                </Button>
                <Remove label={words.remove(one.file.name)} onClick={() => drop(one)} />
              </>
            )}
          </li>
        ))}
      </ul>
      <input
        accept={accept}
        aria-label={words.add}
        hidden
        multiple
        onChange={(event) => {
          take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
        ref={chooser}
        type="file"
      />
      <Button
        disabled={left === 0}
        icon={<PaperClipOutlined aria-hidden="true" />}
        onClick={() => chooser.current?.click()}
      >
        {words.add}
      </Button>
      {isTooMany && (
        <p className="kit-problem" role="alert">
          {kit('problems.tooMany', { max })}
        </p>
      )}
      {problem !== undefined && <p className="kit-problem">{problem}</p>}
    </div>
  )
}

function Remove({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <Button
      aria-label={label}
      icon={<CloseOutlined aria-hidden="true" />}
      onClick={onClick}
      size="small"
      type="text"
    />
  )
}
