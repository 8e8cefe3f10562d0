import type { Captions } from '#kit/card/clip.ts'
import type { CaptionTrack } from './CaptionSelect.tsx'

/** Captions whose file is there, each with its author's label or else the name of its language in that language. */
export const captionTracks = (
  captions: readonly Captions[],
  files: Readonly<Record<number, string>>,
): CaptionTrack[] =>
  captions.flatMap(({ id, fileId, language, label }) => {
    const url = fileId === null ? undefined : files[fileId]
    return url === undefined ? [] : [{ id, url, language, label: label.trim() || languageName(language) }]
  })

/** The name of a language as those who speak it write it; the tag itself where nobody knows it. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
