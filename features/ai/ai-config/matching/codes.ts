const morse: ReadonlyMap<string, string> = new Map(
  `a.- b-... c-.-. d-.. e. f..-. g--. h.... i.. j.--- k-.- l.-.. m-- n-. o--- p.--. q--.- r.-. s... t- u..- v...- w.-- x-..-
  y-.-- z--.. 0----- 1.---- 2..--- 3...-- 4....- 5..... 6-.... 7--... 8---.. 9----.`
    .trim()
    .split(/\s+/)
    .map((each): [string, string] => [each.slice(1), each.charAt(0)]),
)

/** Letters in Morse, parted by spaces; words by a slash or a line. */
export function fromMorse(text: string): string {
  const found = text.replaceAll('_', '-').match(/[.\-/|]+(?:\s+[.\-/|]+){3,}/g) ?? []
  return found
    .map((piece) =>
      piece
        .split(/\s+/)
        .map((sign) => morse.get(sign) ?? ' ')
        .join(''),
    )
    .join(' ')
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The bytes of base32, also where it is cut into pieces. */
export function fromBase32(text: string): number[] {
  const bytes: number[] = []
  let [bits, count] = [0, 0]
  for (const letter of text.toUpperCase()) {
    const value = base32.indexOf(letter)
    if (value < 0) continue
    bits = ((bits << 5) | value) & 0xffff
    count += 5
    if (count < 8) continue
    count -= 8
    bytes.push((bits >> count) & 0xff)
  }
  return bytes
}
