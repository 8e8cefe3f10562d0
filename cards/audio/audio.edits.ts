import type { AudioCard } from './audio.schema.ts'

/** Another file: it begins whole, since what was cut of the one before means nothing for it. */
export const withFile = (card: AudioCard, fileId: number | null, durationMs: number | null): AudioCard => ({
  ...card,
  fileId,
  durationMs,
  start: 0,
  end: null,
})

/** Another part of the file; the slow file was spoken for the part before, so who changes it has to look at both. */
export const withPart = (card: AudioCard, start: number, end: number | null): AudioCard => ({
  ...card,
  start,
  end,
})
