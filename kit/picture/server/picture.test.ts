import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { hasRatio, takePicture } from './picture.ts'

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#64c2e0' } })
const jpeg = (width: number, height: number) => drawing(width, height).jpeg().toBuffer()
const png = (width: number, height: number) => drawing(width, height).png().toBuffer()

/** A PNG chunk; the check sum is wrong, which nobody reads before it is refused. */
function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}

const afterHeader = (picture: Buffer, inserted: Buffer) =>
  Buffer.concat([picture.subarray(0, 33), inserted, picture.subarray(33)])

describe('a picture that is taken', () => {
  test('keeps its format and size and gets a small one of 480 pixels beside it', async () => {
    const taken = await takePicture(await jpeg(1600, 900), 'cover')
    if (taken.kind !== 'picture') throw new Error(taken.why)
    expect(taken).toMatchObject({ mime: 'image/jpeg', extension: 'jpg', width: 1600, height: 900 })
    expect(await sharp(taken.thumb).metadata()).toMatchObject({ format: 'webp', width: 480, height: 270 })
  })

  test('is not enlarged when it is small', async () => {
    const taken = await takePicture(await png(100, 100), 'head')
    if (taken.kind !== 'picture') throw new Error(taken.why)
    expect(await sharp(taken.thumb).metadata()).toMatchObject({ width: 100, height: 100 })
  })

  test('stands upright and tells nothing of where it was taken', async () => {
    const sideways = await drawing(90, 160)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const taken = await takePicture(sideways, 'cover')
    if (taken.kind !== 'picture') throw new Error(taken.why)
    expect([taken.width, taken.height]).toEqual([160, 90])
    const { exif, orientation } = await sharp(taken.bytes).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
  })

  test('keeps its transparency', async () => {
    const clear = await sharp({ create: { width: 10, height: 10, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    const taken = await takePicture(clear, 'head')
    if (taken.kind !== 'picture') throw new Error(taken.why)
    expect((await sharp(taken.bytes).metadata()).hasAlpha).toBe(true)
  })

  test('may carry what phones append to their photographs', async () => {
    const photograph = Buffer.concat([await jpeg(10, 10), randomBytes(2000)])
    expect((await takePicture(photograph, 'head')).kind).toBe('picture')
  })

  test('may hold the four letters of a drawing by chance, as one of fifty large ones does', async () => {
    const byChance = ['<svg\u00ff', '<sVG>\u0000\u00d8', '<svg/a\u0001'].map((bytes) =>
      Buffer.from(bytes, 'latin1'),
    )
    const photograph = Buffer.concat([await jpeg(10, 10), ...byChance])
    expect((await takePicture(photograph, 'head')).kind).toBe('picture')
  })

  test('may be very tall in a card', async () => {
    const taken = await takePicture(await png(60, 20_000), 'card')
    expect(taken.kind).toBe('picture')
  })
})

const refusals: [string, () => Promise<Buffer> | Buffer, string][] = [
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'notPicture'],
  ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'notPicture'],
  ['a GIF', () => drawing(10, 10).gif().toBuffer(), 'notPicture'],
  ['a WebP', () => drawing(10, 10).webp().toBuffer(), 'notPicture'],
  ['an empty file', () => Buffer.alloc(0), 'notPicture'],
  [
    'a PNG with a page behind it',
    async () => Buffer.concat([await png(10, 10), Buffer.from('<b>')]),
    'disguised',
  ],
  [
    'a JPEG with a script in its comment',
    async () => Buffer.concat([await jpeg(10, 10), Buffer.from('<SCRIPT>alert(1)')]),
    'disguised',
  ],
  [
    'a JPEG with a drawing in its comment',
    async () => Buffer.concat([await jpeg(10, 10), Buffer.from('<SVG/onload=alert(1)>')]),
    'disguised',
  ],
  [
    'a JPEG that ends as a drawing',
    async () => Buffer.concat([await jpeg(10, 10), Buffer.from('<svg>')]),
    'disguised',
  ],
  [
    'a JPEG that is an archive too',
    async () => Buffer.concat([await jpeg(10, 10), Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]),
    'disguised',
  ],
  [
    'a PNG that moves',
    async () => afterHeader(await png(10, 10), chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))),
    'animated',
  ],
  ['the first half of a JPEG', async () => (await jpeg(300, 300)).subarray(0, 700), 'unreadable'],
  ['a start without a picture', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'unreadable'],
]

test.each(refusals)('%s is refused for what it is', async (_name, make, why) => {
  expect(await takePicture(await make(), 'head')).toEqual({ kind: 'refused', why })
})

test('a picture of 40,000 by 40,000 pixels is refused before it is unpacked', async () => {
  const small = await png(10, 10)
  small.writeUInt32BE(40_000, 16)
  small.writeUInt32BE(40_000, 20)
  const begun = process.cpuUsage()
  const { kind } = await takePicture(small, 'head')
  expect(kind).toBe('refused')
  expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000)
})

test('more KB than the purpose allows are refused, in cards more are allowed', async () => {
  const noise = await sharp(randomBytes(1200 * 1200 * 3), { raw: { width: 1200, height: 1200, channels: 3 } })
    .png()
    .toBuffer()
  expect(noise.length).toBeGreaterThan(2048 * 1024)
  expect(await takePicture(noise, 'head')).toEqual({ kind: 'refused', why: 'tooLarge' })
  expect((await takePicture(noise, 'card')).kind).toBe('picture')
})

test.each([
  ['cover', 1600, 900, true],
  ['cover', 1631, 900, true],
  ['cover', 1640, 900, false],
  ['cover', 1569, 900, true],
  ['cover', 1560, 900, false],
  ['main', 500, 300, true],
  ['head', 100, 103, false],
  ['avatar', 100, 101, true],
  ['background', 900, 300, true],
  ['card', 1, 1000, true],
] as const)('for a %s, %d by %d pixels fit: %s', (purpose, width, height, fits) => {
  expect(hasRatio(width, height, purpose)).toBe(fits)
})
