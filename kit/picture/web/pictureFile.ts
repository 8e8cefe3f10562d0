import { ratioTolerance } from '#kit/contract/file.ts'

export type PictureProblem = 'notPicture' | 'tooLarge' | 'unreadable' | 'wrongRatio'

/** JPG and PNG by their first bytes; a name can say anything. */
export async function pictureType(file: Blob): Promise<'image/jpeg' | 'image/png' | undefined> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  const begins = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte)
  if (begins(0xff, 0xd8, 0xff)) return 'image/jpeg'
  return begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ? 'image/png' : undefined
}

/** The bytes behind an address; undefined where they cannot be had. */
export async function readPicture(url: string): Promise<Blob | undefined> {
  try {
    const response = await fetch(url)
    return response.ok ? await response.blob() : undefined
  } catch {
    return undefined
  }
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** The pixels of a picture; undefined where the browser cannot read it. */
export async function pictureSize(url: string): Promise<Size | undefined> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    return { width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    return undefined
  }
}

/** Whether a side is within the tolerance of the ratio. */
export function hasRatio({ width, height }: Size, ratio: readonly [number, number]): boolean {
  return Math.abs((width / height) * (ratio[1] / ratio[0]) - 1) <= ratioTolerance
}

/** Whether a file has at most `maxKb` times 1024 bytes. */
export const isWithin = (file: Blob, maxKb: number): boolean => file.size <= maxKb * 1024

/** `16:9`. */
export const ratioText = (ratio: readonly [number, number]): string => ratio.join(':')
