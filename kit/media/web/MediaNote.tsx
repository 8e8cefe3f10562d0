import type { Played } from '#kit/card/clip.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { coveredSeconds, joinRanges } from '../mediaRanges.ts'
import { mediaWords } from './mediaWords.ts'
import type { Playback } from './usePlayback.ts'

/** Says that a recording cannot be played, and offers to try again. */
export function MediaTrouble({ playback }: { readonly playback: Playback }) {
  const t = useWords(mediaWords)
  if (!playback.isBroken) return null
  return (
    <div className="media-trouble" role="alert">
      <p>{t('broken')}</p>
      <button className="media-text-button" onClick={playback.retry} type="button">
        {t('retry')}
      </button>
    </div>
  )
}

/** Takes the place of a recording that has no file, or whose file is gone. */
export function MediaMissing() {
  const t = useWords(mediaWords)
  return <p className="media-missing">{t('missing')}</p>
}

/** What completes a recording. */
export interface Goal {
  /** How much must be played, 1..100. */
  readonly percent: number
  readonly isDone: boolean
}

interface GoalProps {
  readonly kind: 'watched' | 'listened'
  readonly goal: Goal
  readonly played: Played | undefined
  readonly playback: Playback
}

/** How much was played and how much is required; that it is enough is announced once. */
export function MediaGoal({ kind, goal, played, playback }: GoalProps) {
  const t = useWords(mediaWords)
  const format = useFormat()
  const { span, ranges } = playback
  const playedShare = span
    ? coveredSeconds(joinRanges(played?.ranges, ranges), span) / (span[1] - span[0])
    : 0
  const parts = [
    t(kind, { share: format.percent(Math.floor(playedShare * 100) / 100) }),
    ...(goal.isDone ? [] : [t('needed', { needed: format.percent(goal.percent / 100) })]),
  ]
  return (
    <p className={goal.isDone ? 'media-goal is-done' : 'media-goal'}>
      <span>{parts.join(' · ')}</span>
      <strong role="status">{goal.isDone ? `✓ ${t('done')}` : ''}</strong>
    </p>
  )
}
