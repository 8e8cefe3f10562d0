import { isHttps } from '#kit/richText/address.ts'
import type { OwnProblem } from '#kit/card/content.ts'
import { clipProblems } from '#kit/card/clip.ts'
import type { VideoCard } from './video.schema.ts'

/** What stops a video from being shown. */
export function videoProblems(card: VideoCard): OwnProblem[] {
  return [...sourceProblems(card), ...(card.source === 'file' ? fileProblems(card) : [])]
}

function sourceProblems(card: VideoCard): OwnProblem[] {
  if (card.source === 'file')
    return card.fileId === null ? [{ path: 'fileId', key: 'problems.noFile' }] : clipProblems(card)
  if (card.address.trim() === '') return [{ path: 'address', key: 'problems.noAddress' }]
  return isHttps(card.address) ? [] : [{ path: 'address', key: 'problems.badAddress' }]
}

function fileProblems({ captions, chapters, durationMs }: VideoCard): OwnProblem[] {
  const length = durationMs === null ? Infinity : durationMs / 1000
  const places = chapters.map(({ at }) => at)
  return [
    ...captions.flatMap(({ fileId }, index) =>
      fileId === null ? [{ path: `captions.${index}.fileId`, key: 'problems.noCaptionFile' }] : [],
    ),
    ...chapters.flatMap(({ at, title }, index) => {
      const values = { number: index + 1 }
      if (title.trim() === '')
        return [{ path: `chapters.${index}.title`, key: 'problems.emptyChapter', values }]
      if (at >= length) return [{ path: `chapters.${index}.at`, key: 'problems.lateChapter', values }]
      const isDuplicate = places.indexOf(at) < index
      return isDuplicate ? [{ path: `chapters.${index}.at`, key: 'problems.twinChapter', values }] : []
    }),
  ]
}
