import sharp from 'sharp'
import { maxMegapixels } from './picture.ts'

/**
 * The bytes of a picture in a format that is stored: what programs make as WebP becomes PNG, everything else stays as it is
 * and is looked at by whoever takes it in.
 */
export async function asStorablePicture(bytes: Uint8Array): Promise<Uint8Array> {
  if (!isWebp(bytes)) return bytes
  return sharp(bytes, { limitInputPixels: maxMegapixels * 1_000_000 })
    .png()
    .toBuffer()
    .catch(() => bytes)
}

const textAt = (bytes: Uint8Array, from: number) =>
  Buffer.from(bytes.subarray(from, from + 4)).toString('latin1')
const isWebp = (bytes: Uint8Array) => textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP'
