import type { PicturePurpose } from '#kit/contract/file.ts'
import { isWithin } from './pictureFile.ts'

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Wider pictures are drawn smaller: no screen of the product shows more. */
const widest = 1920
/** An avatar is nowhere shown wider than a quarter of this. */
const widestAvatar = 640

const qualities = [0.92, 0.85, 0.75, 0.6]

interface Cut {
  readonly purpose: PicturePurpose
  readonly ratio: readonly [number, number]
  /** Of the original. */
  readonly type: string
  readonly maxKb: number
}

/**
 * Cuts `area` (in pixels of the picture) out of a picture, to the exact ratio, as JPG or PNG like the original; a JPG is
 * written more thriftily until it fits `maxKb`, a PNG that does not fit becomes a JPG.
 */
export async function cropPicture(
  url: string,
  area: Area,
  { purpose, ratio, type, maxKb }: Cut,
): Promise<Blob | undefined> {
  const image = new Image()
  image.src = url
  await image.decode()
  const width = Math.max(1, Math.min(purpose === 'avatar' ? widestAvatar : widest, Math.round(area.width)))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.max(1, Math.round((width * ratio[1]) / ratio[0]))
  const pen = canvas.getContext('2d')
  pen?.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  const png = type === 'image/png' ? await written(canvas, type) : undefined
  if (png && isWithin(png, maxKb)) return png
  for (const quality of qualities) {
    const blob = await written(canvas, 'image/jpeg', quality)
    if (blob && isWithin(blob, maxKb)) return blob
  }
  return undefined
}

const written = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality)
  })
