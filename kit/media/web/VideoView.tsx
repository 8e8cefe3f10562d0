import './media.css'
import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react'
import type { Clip, Played } from '#kit/card/clip.ts'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { formatPlayTime } from '../playTime.ts'
import { Chapters, type Chapter } from './Chapters.tsx'
import { CaptionSelect, type CaptionTrack } from './CaptionSelect.tsx'
import { MediaGoal, MediaMissing, MediaTrouble, type Goal } from './MediaNote.tsx'
import { mediaWords, useMediaWords } from './mediaWords.ts'
import { PlayButton } from './PlayButton.tsx'
import { RateSelect } from './RateSelect.tsx'
import { SeekBar, type SeekMark } from './SeekBar.tsx'
import { useFullScreen } from './useFullScreen.ts'
import { usePlayback, type Playback } from './usePlayback.ts'

/** What can be done with a player from outside. */
export interface VideoHandle {
  /** Goes to a second of the file. */
  seek(to: number): void
  play(): void
}

/** Questions and the like for which a video stops. */
export interface VideoStops {
  readonly marks: readonly SeekMark[]
  /** What it has stopped for, in place of what stands below the video. */
  readonly panel: ReactNode
  readonly handle: Ref<VideoHandle>
  /** It stands at the first open mark. */
  onStop(): void
  onPlay(): void
  /** In place of the chapters. */
  renderList(playback: Playback): ReactNode
}

interface Props {
  /** Names the player. */
  readonly label: string
  readonly url: string | undefined
  readonly clip: Clip
  readonly poster?: string | undefined
  readonly captions?: readonly CaptionTrack[]
  readonly chapters?: readonly Chapter[]
  readonly noSkip?: boolean
  readonly goal?: Goal | undefined
  readonly stops?: VideoStops
  readonly played?: Played | undefined
  onPlayed?(played: Played): void
}

const corners = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5'

/** A player of video with controls of its own; captions are drawn by the browser. */
export function VideoView(props: Props) {
  const isReady = useMediaWords()
  if (!isReady) return <div aria-busy="true" className="media-video" />
  return props.url === undefined ? <MediaMissing /> : <Screen {...props} url={props.url} />
}

const none: readonly never[] = []

function Screen(props: Props & { readonly url: string }) {
  const {
    label,
    url,
    clip,
    poster,
    captions = none,
    chapters = none,
    noSkip = false,
    goal,
    stops,
    played,
    onPlayed,
  } = props
  const t = useWords(mediaWords)
  const frame = useRef<HTMLDivElement>(null)
  const [rate, setRate] = useState(1)
  const { element, ...playback } = usePlayback<HTMLVideoElement>({
    url,
    clip,
    played,
    noSkip,
    rate,
    percent: goal?.percent,
    stops: stops?.marks.filter(({ isOpen }) => isOpen).map(({ at }) => at),
    onStop() {
      // What it has stopped for stands beside the video.
      fullScreen.leave()
      stops?.onStop()
    },
    onPlay: stops?.onPlay,
    onPlayed,
  })
  const fullScreen = useFullScreen(frame, element)
  useImperativeHandle(stops?.handle, () => ({
    seek: playback.seek,
    play: () => void element.current?.play().catch(() => undefined),
  }))
  const [from, to] = playback.span ?? [0, 0]
  const time = Math.max(0, Math.min(playback.time, to) - from)
  return (
    <section aria-label={label} className="media-video">
      <div className="media-frame" ref={frame}>
        <div className="media-screen">
          <video
            // Captions of another origin are read in this mode alone.
            crossOrigin="anonymous"
            onClick={playback.toggle}
            playsInline
            poster={poster}
            preload="metadata"
            ref={element}
            src={url}
          >
            {/* Stands for those that the author has not brought. */}
            <track kind="captions" />
            {captions.map((track) => (
              <track
                key={track.id}
                kind="subtitles"
                label={track.label}
                src={track.url}
                srcLang={track.language}
              />
            ))}
          </video>
          {!playback.isPlaying && <span aria-hidden="true" className="media-big" />}
        </div>
        <SeekBar marks={stops?.marks} played={played?.ranges ?? none} playback={playback} />
        <div className="media-times">
          <span>{formatPlayTime(time)}</span>
          <span>{formatPlayTime(to - from)}</span>
        </div>
        <div className="media-bar">
          <PlayButton className="media-button" playback={playback} />
          <RateSelect onChange={setRate} rate={rate} />
          {captions.length > 0 && <CaptionSelect element={element} tracks={captions} />}
          {fullScreen.isPossible && (
            <button
              aria-label={fullScreen.isOn ? t('leaveFullScreen') : t('fullScreen')}
              className="media-button"
              onClick={fullScreen.toggle}
              type="button"
            >
              <LineIcon path={corners} />
            </button>
          )}
        </div>
      </div>
      <MediaTrouble playback={playback} />
      {stops?.panel ?? (
        <>
          {goal && <MediaGoal goal={goal} kind="watched" playback={playback} played={played} />}
          {noSkip && <p className="media-goal">{t('noSkip')}</p>}
          {stops?.renderList(playback)}
          {!stops && chapters.length > 0 && <Chapters chapters={chapters} playback={playback} />}
        </>
      )}
    </section>
  )
}
