import './attachFiles.css'
import { CloseOutlined, PaperClipOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import type { FilePurpose } from '#kit/contract/file.ts'
import { extensionsFor } from '#kit/contract/file.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { newKey } from '#kit/http/web/newKey.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { sendFile } from './sendFile.ts'

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
  /** How many are on their way. */
  onPending(turn: (pending: number) => number): void
}

interface Sending {
  readonly key: string
  readonly name: string
  /** The share that has arrived, 0..1. */
  readonly share: number
}

/** Files that go with what somebody writes: several at once, each with how far it is. */
export function AttachFiles({ files, purpose, max, problem, words, onChange, onPending }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  const [sendings, setSendings] = useState<readonly Sending[]>([])
  const room = max - files.length - sendings.length
  const accept = extensionsFor(purpose)
    .map((extension) => `.${extension}`)
    .join(',')

  async function send(file: File): Promise<void> {
    const key = newKey()
    const onProgress = (share: number) =>
      setSendings((list) => list.map((one) => (one.key === key ? { ...one, share } : one)))
    setSendings((list) => [...list, { key, name: file.name, share: 0 }])
    onPending((pending) => pending + 1)
    try {
      const { id, name } = await sendFile(file, { purpose, name: file.name, onShare: onProgress }).done
      onChange((list) => [...list, { id, name }])
    } catch (error) {
      notify({ kind: 'error', text: `${file.name}: ${errorText(error)}` })
    } finally {
      setSendings((list) => list.filter((one) => one.key !== key))
      onPending((pending) => pending - 1)
    }
  }
  const take = (chosen: readonly File[]) => {
    for (const file of chosen.slice(0, Math.max(0, room))) void send(file)
  }
  return (
    <div className="kit-attach">
      <ul className="kit-attach-list">
        {files.map(({ id, name }) => (
          <li key={id}>
            <PaperClipOutlined aria-hidden="true" /> {name}
            <Button
              aria-label={words.remove(name)}
              icon={<CloseOutlined aria-hidden="true" />}
              onClick={() => onChange((list) => list.filter((one) => one.id !== id))}
              size="small"
              type="text"
            />
          </li>
        ))}
        {sendings.map(({ key, name, share }) => (
          <li key={key}>
            {name} <span className="kit-muted">{words.sending(Math.round(share * 100))}</span>
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
        disabled={room <= 0}
        icon={<PaperClipOutlined aria-hidden="true" />}
        onClick={() => chooser.current?.click()}
      >
        {words.add}
      </Button>
      {problem !== undefined && <p className="kit-problem">{problem}</p>}
    </div>
  )
}
