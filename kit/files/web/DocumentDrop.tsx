import './documentDrop.css'
import { FileAddOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useId, useRef, useState, type DragEvent } from 'react'

interface DocumentDropProps {
  readonly title: string
  readonly hint: string
  readonly choose: string
  /** As the browser's own dialog takes it: `.xlsx,.csv`. */
  readonly accepted: string
  readonly onFile: (file: File) => void
}

/** Where a document is dropped or chosen. */
export function DocumentDrop({ title, hint, choose, accepted, onFile }: DocumentDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const hintId = useId()
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) onFile(file)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div
      className="kit-panel kit-drop"
      data-over={isOver || undefined}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDrop={onDrop}
    >
      <span aria-hidden="true" className="kit-state-icon">
        <FileAddOutlined aria-hidden="true" />
      </span>
      <h2>{title}</h2>
      <p id={hintId}>{hint}</p>
      <Button aria-describedby={hintId} onClick={() => input.current?.click()} type="primary">
        {choose}
      </Button>
      <input
        accept={accepted}
        hidden
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
        ref={input}
        type="file"
      />
    </div>
  )
}
