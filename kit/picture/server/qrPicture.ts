import sharp from 'sharp'
import { greyPng } from './greyPng.ts'

/** In pixels, as the margin below. */
export const qrPictureWidth = 600
/** Light modules around a code, without which it is not found. */
const border = 4
const margin = 24

/** Light (255) to dark (0), one byte a pixel. */
interface Plate {
  readonly width: number
  readonly height: number
  readonly pixels: Buffer
}

/** A code's modules, dark or light, row by row. */
interface Modules {
  readonly size: number
  readonly data: Uint8Array
}

/** The code as large as whole modules allow, so that every edge is sharp. */
function codePlate({ size, data }: Modules): Plate {
  const width = qrPictureWidth
  const scale = Math.floor(width / (size + 2 * border))
  const start = Math.floor((width - size * scale) / 2)
  const pixels = Buffer.alloc(width * width, 255)
  for (let y = 0; y < size; y += 1) {
    const top = (start + y * scale) * width
    for (let x = 0; x < size; x += 1)
      if (data[y * size + x]) pixels.fill(0, top + start + x * scale, top + start + (x + 1) * scale)
    for (let line = 1; line < scale; line += 1) pixels.copy(pixels, top + line * width, top, top + width)
  }
  return { width, height: width, pixels }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Text in a font of the system, broken where it is too wide; what it holds of other scripts comes from their fonts. */
async function textPlate(text: string, size: number): Promise<Plate> {
  const { data, info } = await sharp({
    text: {
      text: escaped(text),
      font: `sans ${size}`,
      width: qrPictureWidth - 2 * margin,
      align: 'centre',
      wrap: 'word-char',
    },
  })
    .greyscale()
    .negate()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** Plates one below the other, each in the middle. */
async function stacked(plates: readonly Plate[]): Promise<Buffer> {
  const width = qrPictureWidth
  const height = plates.reduce((sum, plate) => sum + plate.height + margin, 0)
  const pixels = Buffer.alloc(width * height, 255)
  let top = 0
  for (const plate of plates) {
    const left = Math.floor((width - plate.width) / 2)
    for (let y = 0; y < plate.height; y += 1)
      plate.pixels.copy(pixels, (top + y) * width + left, y * plate.width, (y + 1) * plate.width)
    top += plate.height + margin
  }
  return greyPng(pixels, width, height)
}

/** Draws pictures that share a title: a QR code of `text`, the title under it, and `caption` in small letters. */
export async function qrPainter(title: string): Promise<(text: string, caption: string) => Promise<Buffer>> {
  const { default: qr } = await import('qrcode')
  const titlePlate = await textPlate(title, 32)
  return async (text, caption) =>
    stacked([codePlate(qr.create(text).modules), titlePlate, await textPlate(caption, 20)])
}
