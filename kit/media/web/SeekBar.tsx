import type { KeyboardEvent } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { coveredSeconds, joinRanges, type Range } from '../mediaRanges.ts'
import { formatPlayTime } from '../playTime.ts'
import { mediaWords } from './mediaWords.ts'
import type { Playback } from './usePlayback.ts'

interface Props {
  readonly playback: Playback
  readonly played: readonly Range[]
  readonly marks?: readonly SeekMark[] | undefined
}

/** A moment on the bar. */
export interface SeekMark {
  readonly id: string
  /** In seconds of the file. */
  readonly at: number
  readonly isOpen: boolean
}

const stepSeconds = 5

/** The position of the recording and what of it was played; arrow keys move by five seconds. */
export function SeekBar({ playback, played, marks = [] }: Props) {
  const t = useWords(mediaWords)
  const [from, to] = playback.span ?? [0, 1]
  const length = to - from
  const time = Math.min(Math.max(playback.time, from), to)
  const share = (seconds: number) => `${((Math.min(Math.max(seconds, from), to) - from) / length) * 100}%`
  const inside = joinRanges(played, playback.ranges).filter(
    (range) => coveredSeconds([range], [from, to]) > 0,
  )

  function onKeyDown(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -stepSeconds,
      ArrowDown: -stepSeconds,
      ArrowRight: stepSeconds,
      ArrowUp: stepSeconds,
    }
    const step = steps[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    playback.seek(playback.time + step)
  }

  return (
    <div className="media-seek">
      <div aria-hidden="true" className="media-track">
        {inside.map((range) => (
          <i
            className="media-played"
            key={range[0]}
            style={{ left: share(range[0]), right: `calc(100% - ${share(range[1])})` }}
          />
        ))}
        <i className="media-now" style={{ width: share(time) }} />
      </div>
      {marks.length > 0 && (
        <div aria-hidden="true" className="media-marks">
          {marks.map(({ id, at, isOpen }) => (
            <i className={isOpen ? 'is-open' : ''} key={id} style={{ left: share(at) }} />
          ))}
        </div>
      )}
      <input
        aria-label={t('position')}
        aria-valuetext={t('timeOf', {
          time: formatPlayTime(time - from),
          length: formatPlayTime(length),
        })}
        disabled={!playback.span}
        max={to}
        min={from}
        onChange={(event) => playback.seek(Number(event.target.value))}
        onKeyDown={onKeyDown}
        step={0.1}
        type="range"
        value={time}
      />
    </div>
  )
}
