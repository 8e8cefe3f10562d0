import './recording.css'
import { Input } from 'antd'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { maxSeconds } from '#kit/media/mediaRanges.ts'
import { formatPlayTime, parsePlayTime } from '#kit/media/playTime.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { recordingWords, useRecordingWords } from './recordingWords.ts'

interface Props {
  readonly id?: string
  /** Names the field where no label does. */
  readonly label?: string
  /** In seconds; null is empty. */
  readonly value: number | null
  /** The latest time that makes sense. */
  readonly max?: number | undefined
  readonly min?: number
  /** Whether it may be empty. */
  readonly canBeEmpty?: boolean
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly isInvalid?: boolean
  readonly describedBy?: string | undefined
  readonly path?: string
  onChange(seconds: number | null): void
}

const decimals = 3

/** A time such as `1:05.25`, taken when the field is left or Enter is pressed; what is no time, or below 0, is refused. */
export function TimeField(props: Props) {
  const { value, min = 0, max = maxSeconds, canBeEmpty = false, disabled, isInvalid, onChange } = props
  useRecordingWords()
  const t = useWords(recordingWords)
  const ownId = useId()
  const shown = value === null ? '' : formatPlayTime(value, decimals)
  const [text, setText] = useState(shown)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    setText(shown)
    setProblem(undefined)
  }, [shown])

  function take(typed: string): void {
    const seconds = parsePlayTime(typed)
    const isNone = typed.trim() === ''
    if (isNone && canBeEmpty) return commit(null)
    if (seconds === null) return setProblem(t('time'))
    if (seconds < min || seconds > max + 0.0005)
      return setProblem(
        t('timeWithin', { from: formatPlayTime(min, decimals), to: formatPlayTime(max, decimals) }),
      )
    commit(Math.min(seconds, max))
  }
  function commit(seconds: number | null): void {
    setProblem(undefined)
    // What is typed may be the same time in other words.
    setText(seconds === null ? '' : formatPlayTime(seconds, decimals))
    if (seconds !== value) onChange(seconds)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') return take(text)
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    const now = parsePlayTime(text)
    if (direction === 0 || event.altKey || now === null) return
    event.preventDefault()
    const step = event.shiftKey ? 0.01 : 0.1
    commit(Math.round(Math.max(min, Math.min(max, now + direction * step)) * 1000) / 1000)
  }

  const problemId = `${ownId}-problem`
  return (
    <div className="recording-time-field" data-path={props.path}>
      <Input
        aria-describedby={[props.describedBy, problem && problemId].filter(Boolean).join(' ') || undefined}
        aria-invalid={problem || isInvalid ? true : undefined}
        aria-label={props.label}
        disabled={disabled ?? false}
        id={props.id ?? ownId}
        inputMode="decimal"
        onBlur={() => text !== shown && take(text)}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={props.placeholder ?? '0:00'}
        status={problem || isInvalid ? 'error' : ''}
        value={text}
      />
      {problem && (
        <p className="card-field-problem" id={problemId} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
