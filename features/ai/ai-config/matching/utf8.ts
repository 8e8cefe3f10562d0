const replacement = 0xfffd

/** How many bytes follow the first byte of a character; undefined for one that begins none. */
function followersOf(byte: number): number | undefined {
  if (byte < 0x80) return 0
  if (byte >= 0xc2 && byte < 0xe0) return 1
  if (byte >= 0xe0 && byte < 0xf0) return 2
  return byte >= 0xf0 && byte < 0xf5 ? 3 : undefined
}

const firstBits = [0x7f, 0x1f, 0x0f, 0x07]

/** The character that begins at a byte, and how many bytes it takes; U+FFFD for a byte of none. */
function characterAt(bytes: ArrayLike<number>, at: number): readonly [code: number, length: number] {
  const first = bytes[at] ?? 0
  const followers = followersOf(first)
  if (followers === undefined) return [replacement, 1]
  let code = first & (firstBits[followers] ?? 0)
  for (let step = 1; step <= followers; step += 1) {
    const byte = bytes[at + step] ?? 0
    if ((byte & 0xc0) !== 0x80) return [replacement, 1]
    code = (code << 6) | (byte & 0x3f)
  }
  return code <= 0x10ffff ? [code, followers + 1] : [replacement, 1]
}

/** Bytes as UTF-8, with U+FFFD for each that belongs to no character: what runs on servers and in browsers alike has no decoder. */
export function fromUtf8(bytes: ArrayLike<number>): string {
  const characters: string[] = []
  for (let at = 0; at < bytes.length;) {
    const [code, length] = characterAt(bytes, at)
    characters.push(String.fromCodePoint(code))
    at += length
  }
  return characters.join('')
}
