import { newPartId } from '#kit/card/card.ts'
import type { Captions } from '#kit/card/clip.ts'
import { fitsIn } from '#kit/value/graphemes.ts'
import { readChapters } from '#kit/media/webVtt.ts'
import { chapterTitleMax, mostChapters, type VideoCard, type VideoChapter } from './video.schema.ts'

/** Another file: what was cut of the one before means nothing for it; chapters and captions may still fit. */
export const withFile = (card: VideoCard, fileId: number | null, durationMs: number | null): VideoCard => ({
  ...card,
  fileId,
  durationMs,
  start: 0,
  end: null,
})

export const withNewCaptions = (card: VideoCard, language: string): VideoCard => ({
  ...card,
  captions: [...card.captions, { id: newPartId(), fileId: null, language, label: '' }],
})

export const withCaptions = (card: VideoCard, id: string, change: Partial<Captions>): VideoCard => ({
  ...card,
  captions: card.captions.map((each) => (each.id === id ? { ...each, ...change } : each)),
})

export const withoutCaptions = (card: VideoCard, id: string): VideoCard => ({
  ...card,
  captions: card.captions.filter((each) => each.id !== id),
})

/** One more chapter, at `at` or where none is yet. */
export function withNewChapter(card: VideoCard, at: number): VideoCard {
  const isTaken = card.chapters.some((each) => each.at === at)
  const free = isTaken ? Math.max(...card.chapters.map((each) => each.at)) + 60 : at
  const chapter = { id: newPartId(), at: Math.round(free * 10) / 10, title: '' }
  return { ...card, chapters: [...card.chapters, chapter] }
}

export const withChapter = (card: VideoCard, id: string, change: Partial<VideoChapter>): VideoCard => ({
  ...card,
  chapters: card.chapters.map((each) => (each.id === id ? { ...each, ...change } : each)),
})

export const withoutChapter = (card: VideoCard, id: string): VideoCard => ({
  ...card,
  chapters: card.chapters.filter((each) => each.id !== id),
})

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

/** The chapters of a pasted list or WebVTT file in place of those that are there; undefined when it holds none. */
export function withPastedChapters(card: VideoCard, text: string): VideoCard | undefined {
  const cues = readChapters(text).slice(0, mostChapters)
  if (cues.length === 0) return undefined
  return {
    ...card,
    chapters: cues.map((cue) => ({ id: newPartId(), at: cue.from, title: shortened(cue.text) })),
  }
}
