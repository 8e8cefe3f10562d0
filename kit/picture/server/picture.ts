import sharp from 'sharp'
import { maxKbOf, purposeRule, ratioTolerance } from '#kit/contract/file.ts'
import type { FilePurpose } from '#kit/contract/file.ts'
import { carriesOther, isAnimatedPng, kindOf } from './picture.bytes.ts'

/** Larger ones are traps: some KB that unpack to gigabytes. 50 million is what a good phone takes. */
export const maxMegapixels = 50
/** The largest width, in pixels, of the small picture beside each picture. */
export const thumbWidth = 480
const thumbHeight = 2 * thumbWidth

export interface Picture {
  readonly kind: 'picture'
  readonly mime: 'image/jpeg' | 'image/png'
  readonly extension: 'jpg' | 'png'
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  /** A WebP of at most 480 pixels' width. */
  readonly thumb: Buffer
}

export interface RefusedPicture {
  readonly kind: 'refused'
  readonly why:
    'tooLarge' | 'notPicture' | 'disguised' | 'unreadable' | 'animated' | 'tooManyPixels' | 'wrongRatio'
}

const refused = (why: RefusedPicture['why']): RefusedPicture => ({ kind: 'refused', why })

// What is decoded once is not asked for again.
sharp.cache(false)

function refusalOfBytes(bytes: Buffer, maxKb: number): RefusedPicture | undefined {
  if (bytes.length > maxKb * 1024) return refused('tooLarge')
  if (!kindOf(bytes)) return refused('notPicture')
  if (isAnimatedPng(bytes)) return refused('animated')
  return carriesOther(bytes) ? refused('disguised') : undefined
}

/** Whether a picture has the ratio of its purpose, within 2% (C5). */
export function hasRatio(width: number, height: number, purpose: FilePurpose): boolean {
  const { ratio } = purposeRule(purpose)
  return !ratio || Math.abs(width / height / (ratio[0] / ratio[1]) - 1) <= ratioTolerance
}

async function sizeOf(bytes: Buffer) {
  const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return { pixels: width * height, width: autoOrient.width, height: autoOrient.height }
}

/**
 * Looks at the real bytes of an upload (C5) and writes the picture anew: upright, in sRGB, without metadata or anything
 * that was hidden behind it. The name that it came under is not believed.
 */
export async function takePicture(bytes: Buffer, purpose: FilePurpose): Promise<Picture | RefusedPicture> {
  const early = refusalOfBytes(bytes, maxKbOf(purpose, 'picture'))
  if (early) return early
  const size = await sizeOf(bytes).catch(() => undefined)
  if (!size) return refused('unreadable')
  if (size.pixels > maxMegapixels * 1e6) return refused('tooManyPixels')
  if (!hasRatio(size.width, size.height, purpose)) return refused('wrongRatio')
  return oneAtATime(() => writeAnew(bytes).catch(() => refused('unreadable')))
}

async function writeAnew(bytes: Buffer): Promise<Picture> {
  const upright = sharp(bytes, { limitInputPixels: maxMegapixels * 1e6, failOn: 'error' }).autoOrient()
  const isPng = kindOf(bytes) === 'png'
  const written = isPng ? upright.png() : upright.jpeg({ quality: 90 })
  const { data, info } = await written.toBuffer({ resolveWithObject: true })
  const thumb = await sharp(data)
    .resize(thumbWidth, thumbHeight, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
  return {
    kind: 'picture',
    mime: isPng ? 'image/png' : 'image/jpeg',
    extension: isPng ? 'png' : 'jpg',
    bytes: data,
    width: info.width,
    height: info.height,
    thumb,
  }
}

let last: Promise<unknown> = Promise.resolve()

/** A decoded picture may take 200 MB, so one is decoded at a time. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}
