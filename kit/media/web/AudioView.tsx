import './media.css'
import { useState } from 'react'
import { spanOf, type Clip, type Played } from '#kit/card/clip.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { carryRanges, type Range } from '../mediaRanges.ts'
import { formatPlayTime } from '../playTime.ts'
import { MediaGoal, MediaMissing, MediaTrouble, type Goal } from './MediaNote.tsx'
import { mediaWords, useMediaWords } from './mediaWords.ts'
import { PlayButton } from './PlayButton.tsx'
import { RateSelect } from './RateSelect.tsx'
import { SeekBar } from './SeekBar.tsx'
import { usePlayback } from './usePlayback.ts'

interface Props {
  /** Names the player. */
  readonly label: string
  readonly url: string | undefined
  readonly clip: Clip
  readonly played?: Played | undefined
  readonly goal?: Goal | undefined
  /** A slower version: a file of its own, or the same one at this rate. */
  readonly slow?: { readonly url: string } | { readonly rate: number } | undefined
  onPlayed?(played: Played): void
}

const whole: Clip = { fileId: null, durationMs: null, start: 0, end: null }

/** A player of sound. Its words and looks come with it; no library does. */
export function AudioView(props: Props) {
  const isReady = useMediaWords()
  if (!isReady) return <div aria-busy="true" className="media-audio" />
  return props.url === undefined ? <MediaMissing /> : <Sound {...props} url={props.url} />
}

function Sound({ label, url, clip, played, goal, slow, onPlayed }: Props & { readonly url: string }) {
  const t = useWords(mediaWords)
  const [isSlow, setSlow] = useState(false)
  const [rate, setRate] = useState(1)
  const [startAt, setStartAt] = useState<number>()
  const slowUrl = isSlow && slow && 'url' in slow ? slow.url : undefined
  const slowRate = isSlow && slow && 'rate' in slow ? slow.rate : 1
  const ownSpan = spanOf(clip, played?.length)
  const { element, ...playback } = usePlayback<HTMLAudioElement>({
    url: slowUrl ?? url,
    clip: slowUrl === undefined ? clip : whole,
    played: slowUrl === undefined ? played : undefined,
    rate: slow ? slowRate : rate,
    startAt,
    percent: slowUrl === undefined ? goal?.percent : undefined,
    onPlayed: (now) => onPlayed?.(slowUrl === undefined ? now : { ranges: inOwnTime(now.ranges ?? []) }),
  })

  /** What was heard of the slow file, as stretches of the file that it stands for. */
  function inOwnTime(ranges: readonly Range[]): [number, number][] {
    return ownSpan && playback.span ? carryRanges(ranges, playback.span, ownSpan) : []
  }
  function toggleSlow(): void {
    setSlow(!isSlow)
    if (!slow || !('url' in slow)) return
    // How long the slow file is shows only once it is there; it then begins anew.
    setStartAt(slowUrl === undefined ? 0 : inOwnTime([[playback.time, playback.time]])[0]?.[0])
  }

  const [from, to] = playback.span ?? [0, 0]
  return (
    <section aria-label={label} className="media-audio">
      <audio key={slowUrl ?? url} preload="metadata" ref={element} src={slowUrl ?? url}>
        <track kind="captions" />
      </audio>
      <div className="media-audio-row">
        <PlayButton className="media-round" playback={playback} />
        <div className="media-audio-bar">
          <SeekBar played={slowUrl === undefined ? (played?.ranges ?? []) : []} playback={playback} />
          <div className="media-times">
            <span>{formatPlayTime(Math.max(0, Math.min(playback.time, to) - from))}</span>
            <span>{formatPlayTime(to - from)}</span>
          </div>
        </div>
      </div>
      <div className="media-audio-row media-end">
        {goal && (
          <MediaGoal
            goal={goal}
            kind="listened"
            playback={
              slowUrl === undefined
                ? playback
                : { ...playback, span: ownSpan, ranges: inOwnTime(playback.ranges) }
            }
            played={played}
          />
        )}
        {slow ? (
          <button aria-pressed={isSlow} className="media-toggle" onClick={toggleSlow} type="button">
            {t('slow')}
          </button>
        ) : (
          <RateSelect onChange={setRate} rate={rate} />
        )}
      </div>
      <MediaTrouble playback={playback} />
    </section>
  )
}
