import { readChapters } from '#kit/media/webVtt.ts'
import { fitsIn } from '#kit/value/graphemes.ts'
import { newPartId } from '../card.ts'
import { maxCaptions } from '../clip.ts'
import { partEdits } from '../partEdits.ts'
import { chapterTitleMax, maxChapters, type VideoParts } from './videoParts.ts'

export const captionEdits = partEdits('captions', maxCaptions)
export const chapterEdits = partEdits('chapters', maxChapters)

/** Another file: what was cut of the one before means nothing for it; chapters and captions may still fit. */
export const withFile = <Card extends VideoParts>(
  card: Card,
  fileId: number | null,
  durationMs: number | null,
): Card => ({ ...card, fileId, durationMs, start: 0, end: null })

/** One more language of captions, which has no file yet. */
export const withNewCaptions = <Card extends VideoParts>(card: Card, language: string): Card =>
  captionEdits.added(card, [{ id: newPartId(), fileId: null, language, label: '' }])

/** A time to the tenth of a second, at `at` or, where one of `taken` is there, a minute behind the last of those. */
export function freeTime(taken: readonly number[], at: number): number {
  const wanted = Math.round(at * 10) / 10
  return taken.includes(wanted) ? Math.max(...taken) + 60 : wanted
}

/** One more chapter, at `at` or where none is yet. */
export const withNewChapter = <Card extends VideoParts>(card: Card, at: number): Card =>
  chapterEdits.added(card, [
    {
      id: newPartId(),
      at: freeTime(
        card.chapters.map((each) => each.at),
        at,
      ),
      title: '',
    },
  ])

/** In order of time: done when a time was typed and left, so that no row runs away under the fingers. */
export const withSortedChapters = <Card extends VideoParts>(card: Card): Card => ({
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
export function withPastedChapters<Card extends VideoParts>(card: Card, text: string): Card | undefined {
  const cues = readChapters(text).slice(0, maxChapters)
  if (cues.length === 0) return undefined
  return {
    ...card,
    chapters: cues.map((cue) => ({ id: newPartId(), at: cue.from, title: shortened(cue.text) })),
  }
}
