import './file.css'
import { CloudUploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react'
import { extensionsFor, type MediaPurpose } from '#kit/contract/file.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { asCaption } from './asCaption.ts'
import { fileIn } from './fileIn.ts'
import { FlightLine } from './FlightLine.tsx'
import { LeftFlights } from './LeftFlights.tsx'
import { LibraryButton } from './LibraryButton.tsx'
import type { UnfinishedFile } from './unfinishedFile.ts'
import { useFileRules } from './useFileRules.ts'
import { useFlight } from './useFlight.ts'

interface Props {
  readonly id: string
  readonly label: string
  readonly purpose: MediaPurpose
  readonly hasFile: boolean
  readonly disabled: boolean
  readonly isInvalid: boolean
  readonly describedBy: string | undefined
  readonly path: string | undefined
  /** The file that is there. */
  readonly children: ReactNode
  /** A file has been sent, or chosen from the library. */
  onSent(file: UnfinishedFile): void
  onRemove(): void
}

/** A place for one file: what is there, what is on its way, and what went wrong beside it. */
export function FileDrop(props: Props) {
  const { id, label, purpose, hasFile, disabled, path } = props
  const t = useWords(kitWords)
  const rules = useFileRules(purpose)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [problem, setProblem] = useState<string>()
  const flight = useFlight(purpose, props.onSent)
  const take = async (file: File | undefined) => {
    if (!file || disabled || flight.flight) return
    const readable = purpose === 'caption' ? await asCaption(file) : file
    const refused = await rules.refusalOf(readable)
    setProblem(refused)
    if (refused === undefined) flight.take(readable, readable.name)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(fileIn(event.dataTransfer.files))
  }
  const paste = (event: ClipboardEvent) => {
    const file = fileIn(event.clipboardData.files)
    if (!file) return
    event.preventDefault()
    void take(file)
  }
  // What is on its way is no fault, though the field is still empty.
  const isWrong = flight.state ? flight.state.phase === 'failed' : props.isInvalid || problem !== undefined
  return (
    <div
      className="kit-file"
      data-invalid={isWrong || undefined}
      data-over={isOver || undefined}
      data-path={path}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDrop={drop}
      onPaste={paste}
    >
      {props.children}
      {flight.flight && flight.state ? (
        <FlightLine flight={flight.flight} state={flight.state} />
      ) : (
        <div className="kit-file-side">
          <span className="kit-file-buttons">
            <Button
              aria-describedby={`${id}-rules ${props.describedBy ?? ''}`}
              disabled={disabled}
              icon={<CloudUploadOutlined aria-hidden="true" />}
              id={id}
              onClick={() => input.current?.click()}
            >
              {hasFile ? t('file.replace') : t(`file.choose.${purpose}`)}
            </Button>
            <LibraryButton disabled={disabled} onPick={props.onSent} purpose={purpose} />
            {hasFile && (
              <Button disabled={disabled} onClick={props.onRemove} type="text">
                {t('actions.remove')}
              </Button>
            )}
          </span>
          <span className="kit-muted" id={`${id}-rules`}>
            {!hasFile && `${t('file.drop')} · `}
            {rules.text}
          </span>
          {!hasFile && <LeftFlights flights={flight.others} onAdopt={flight.adopt} purpose={purpose} />}
        </div>
      )}
      {problem && (
        <span className="kit-problem" role="alert">
          {problem}
        </span>
      )}
      <input
        accept={extensionsFor(purpose)
          .map((extension) => `.${extension}`)
          .join(',')}
        aria-hidden="true"
        aria-label={label}
        className="kit-visually-hidden"
        onChange={(event) => {
          void take(fileIn(event.target.files))
          event.target.value = ''
        }}
        ref={input}
        tabIndex={-1}
        type="file"
      />
    </div>
  )
}
