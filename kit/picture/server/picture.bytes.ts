const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpegStart = Buffer.from([0xff, 0xd8, 0xff])

/** What the first bytes say; anything but JPEG and PNG is undefined. */
export function kindOf(bytes: Buffer): 'png' | 'jpeg' | undefined {
  if (bytes.subarray(0, pngStart.length).equals(pngStart)) return 'png'
  return bytes.subarray(0, jpegStart.length).equals(jpegStart) ? 'jpeg' : undefined
}

interface Chunk {
  readonly type: string
  /** Where the next one begins. */
  readonly end: number
}

function* pngChunks(bytes: Buffer): Generator<Chunk> {
  let at = pngStart.length
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    yield { type, end }
    if (type === 'IEND') return
    at = end
  }
}

/** Whether a PNG moves: the chunk that says so comes before the pixels (acTL, APNG). */
export function isAnimatedPng(bytes: Buffer): boolean {
  if (kindOf(bytes) !== 'png') return false
  for (const { type } of pngChunks(bytes)) {
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
  }
  return false
}

/**
 * Beginnings of pages, drawings and programs. `<svg` is so short that it stands by chance in one of fifty large photographs:
 * it counts where text goes on.
 */
const script = /<script|<html|<!doctype|<\?php|%pdf-|<svg[\s/>](?:[\s\x21-\x7e]{8}|[\s\x21-\x7e]*$)/i
const zipEnd = Buffer.from('PK\u0005\u0006', 'latin1')
const zipEndLength = 22

/** A ZIP's last record tells how long its comment is, so chance bytes do not look like one. */
function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - zipEndLength - 0xffff))
  for (let at = tail.indexOf(zipEnd); at >= 0; at = tail.indexOf(zipEnd, at + 1))
    if (at + zipEndLength <= tail.length && at + zipEndLength + tail.readUInt16LE(at + 20) === tail.length)
      return true
  return false
}

/**
 * Whether a picture is something else as well: a page, a script, an archive. Writing it anew would drop that, but nobody
 * makes such a file by accident. What phones append to their JPEGs (a short film, a depth map) is let through.
 */
export function carriesOther(bytes: Buffer): boolean {
  if (script.test(bytes.toString('latin1')) || endsAsZip(bytes)) return true
  if (kindOf(bytes) !== 'png') return false
  let end = 0
  for (const chunk of pngChunks(bytes)) end = chunk.type === 'IEND' ? chunk.end : end
  return end > 0 && end < bytes.length
}
