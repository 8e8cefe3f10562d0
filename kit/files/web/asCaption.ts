import { captionFromSubRip } from '../fileType.caption.ts'
import { extensionIn } from '../fileType.ts'

const largestKb = 1024

/** Subtitles of the older kind (SRT) become WebVTT before they are sent. */
export async function asCaption(file: File): Promise<File> {
  if (extensionIn(file.name) !== 'srt' || file.size > largestKb * 1024) return file
  const text = captionFromSubRip(await file.text())
  return new File([text], file.name.replace(/\.srt$/i, '.vtt'), { lastModified: file.lastModified })
}
