import type { OpenedActivity } from './sitting.ts'

const maxPictures = 30
/** A larger one waits until its card comes. */
const maxBytes = 400 * 1024

/** Whoever pays for each byte is spared what they may not come to see. Not every browser reports it. */
const savesData = (): boolean => {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false
}

/** Fetches the pictures of cards to come, one after the other, so that they are there when the connection is not. */
export async function prefetchPictures(files: OpenedActivity['files'], signal: AbortSignal): Promise<void> {
  const isCached = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  if (!isCached || savesData()) return
  const pictures = Object.values(files).filter(
    ({ mime, size }) => mime.startsWith('image/') && size <= maxBytes,
  )
  for (const { url } of pictures.slice(0, maxPictures)) {
    if (signal.aborted) return
    await loadPicture(url)
  }
}

const loadPicture = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const picture = new Image()
    picture.fetchPriority = 'low'
    picture.addEventListener('load', () => resolve())
    picture.addEventListener('error', () => resolve())
    picture.src = url
  })
