import { newPartId } from '#kit/card/card.ts'
import { partEdits } from '#kit/card/partEdits.ts'
import { fitsIn } from '#kit/value/graphemes.ts'
import { readChapters } from '#kit/media/webVtt.ts'
import { chapterTitleMax, maxCaptions, maxChapters, type VideoCard } from './video.schema.ts'

export const captionEdits = partEdits('captions', maxCaptions)
export const chapterEdits = partEdits('chapters', maxChapters)

/** Another file: what was cut of the one before means nothing for it; chapters and captions may still fit. */
export const withFile = (card: VideoCard, fileId: number | null, durationMs: number | null): VideoCard => ({
  ...card,
  fileId,
  durationMs,
  start: 0,
  end: null,
})

export const withNewCaptions = (card: VideoCard, language: string): VideoCard =>
  captionEdits.added(card, [{ id: newPartId(), fileId: null, language, label: '' }])

/** One more chapter, at `at` or where none is yet. */
export function withNewChapter(card: VideoCard, at: number): VideoCard {
  const isTaken = card.chapters.some((each) => each.at === at)
  const free = isTaken ? Math.max(...card.chapters.map((each) => each.at)) + 60 : at
  return chapterEdits.added(card, [{ id: newPartId(), at: Math.round(free * 10) / 10, title: '' }])
}

/** In order of time: done when a time was typed and left, so that no row runs away under the fingers. */
export const withSortedChapters = (card: VideoCard): VideoCard => ({
  ...card,
  chapters: card.chapters.toSorted((a, b) => a.at - b.at),
})

const shortened = (text: string): string =>
  fitsIn(text, chapterTitleMax)
    ? text
    : [...new Intl.Segmenter().segment(text)]
        .slice(0, chapterTitleMax)
        .map(({ segment }) => segment)
        .join('')

/** The chapters of a pasted list or WebVTT file in place of those that are there; undefined when it has none. */
export function withPastedChapters(card: VideoCard, text: string): VideoCard | undefined {
  const cues = readChapters(text).slice(0, maxChapters)
  if (cues.length === 0) return undefined
  return {
    ...card,
    chapters: cues.map((cue) => ({ id: newPartId(), at: cue.from, title: shortened(cue.text) })),
  }
}
