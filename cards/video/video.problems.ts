import { isHttps } from '#kit/richText/address.ts'
import type { OwnProblem } from '#kit/card/content.ts'
import { videoFileProblems } from '#kit/card/video/videoParts.ts'
import type { VideoCard } from './video.schema.ts'

/** What stops a video from being shown. */
export function videoProblems(card: VideoCard): OwnProblem[] {
  if (card.source === 'file') return videoFileProblems(card)
  if (card.address.trim() === '') return [{ path: 'address', key: 'problems.noAddress' }]
  return isHttps(card.address) ? [] : [{ path: 'address', key: 'problems.badAddress' }]
}
