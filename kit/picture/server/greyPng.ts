import { promisify } from 'node:util'
import { constants, crc32, deflate } from 'node:zlib'

const packed = promisify(deflate)
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Each line as its difference from the one above: a drawing of squares is nearly all noughts then. */
const up = 2

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

function filtered(pixels: Buffer, width: number, height: number): Buffer {
  const lines = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1) {
    const to = y * (width + 1) + 1
    lines[to - 1] = up
    const line = pixels.subarray(y * width, (y + 1) * width)
    if (y > 0 && line.equals(pixels.subarray((y - 1) * width, y * width))) continue
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      lines[to + x] = (pixels[at] ?? 0) - (y === 0 ? 0 : (pixels[at - width] ?? 0))
    }
  }
  return lines
}

/** A PNG of one byte a pixel, 0 is black. Drawings of hundreds at once are too slow for what sharp tries on each. */
export async function greyPng(pixels: Buffer, width: number, height: number): Promise<Buffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const bitDepth = 8
  header[8] = bitDepth
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', await packed(filtered(pixels, width, height), { strategy: constants.Z_RLE })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
