import { useWords } from '#kit/i18n/web/words.ts'
import { formatPlayTime } from '../playTime.ts'
import { mediaWords } from './mediaWords.ts'
import type { Playback } from './usePlayback.ts'

export interface Chapter {
  readonly id: string
  /** In seconds of the file. */
  readonly at: number
  readonly title: string
}

interface Props {
  readonly chapters: readonly Chapter[]
  readonly playback: Playback
}

/** The parts of a recording by name; a tap goes there, unless nothing may be skipped. */
export function Chapters({ chapters, playback }: Props) {
  const t = useWords(mediaWords)
  const [from, to] = playback.span ?? [0, Infinity]
  const inside = chapters.filter(({ at }) => at < to).toSorted((a, b) => a.at - b.at)
  const here = inside.findLast(({ at }) => at <= playback.time + 0.05)
  return (
    <nav aria-label={t('chapters')} className="media-chapters">
      <ol className="media-chapters-list">
        {inside.map(({ id, at, title }) => (
          <li key={id}>
            <button
              aria-current={id === here?.id}
              disabled={at > playback.furthest}
              onClick={() => playback.seek(at)}
              type="button"
            >
              <span>{formatPlayTime(Math.max(0, at - from))}</span>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
