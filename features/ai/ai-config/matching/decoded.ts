import { fromBase32, fromMorse } from './codes.ts'
import { fromUtf8 } from './utf8.ts'

/** What a way to encode says, by a name of its own: what one way finds belongs together, also in several places. */
export type Decoded = readonly (readonly [way: string, text: string])[]

const base64Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const base64Value = new Map(
  [...base64Letters, '-', '_'].map((letter, index) => [letter, index < 64 ? index : index - 2]),
)

/** The bytes of base64, plain or for addresses, from its first letter on; what is left over is dropped. */
function base64Bytes(letters: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4))
  let [bits, count, at] = [0, 0, 0]
  for (const letter of letters) {
    bits = ((bits << 6) | (base64Value.get(letter) ?? 0)) & 0xffff
    count += 6
    if (count < 8) continue
    count -= 8
    bytes[at] = (bits >> count) & 0xff
    at += 1
  }
  return bytes.subarray(0, at)
}

/** Base64 in pieces, wherever it begins: cut into lines, or with a word glued to its front. */
function joinedBase64(text: string): Decoded {
  const pieces = text.match(/[\w+/-]{2,}(?:\s+[\w+/-]+)*/g) ?? []
  return pieces.flatMap((piece) => {
    const letters = piece.replaceAll(/\s/g, '')
    const back = [...letters].toReversed().join('')
    return [0, 1, 2, 3].flatMap((from) => [
      [`joined${from}`, fromUtf8(base64Bytes(letters.slice(from)))] as const,
      [`turned${from}`, fromUtf8(base64Bytes(back.slice(from)))] as const,
    ])
  })
}

/** Base64 of each word by itself: what decodes into no text was none. */
function singleBase64(text: string): Decoded {
  const words = (text.match(/[\w+/-]{3,}/g) ?? [])
    .map((token) => fromUtf8(base64Bytes(token)))
    .filter((word) => !/[\p{Cc}\ufffd]/u.test(word))
  return [['single', words.join(' ')]]
}

/** Hexadecimal digits without a word between them, as bytes and as characters of four digits. */
function hexadecimal(text: string): Decoded {
  const found = text.match(/(?:(?:0x|\\x|u\+)?[0-9a-f]{2,4}[\s,:;-]{0,3}){4,}/gi) ?? []
  return found.flatMap((piece) => {
    const digits = piece.replaceAll(/0x|\\x|u\+|[^0-9a-f]/gi, '')
    const numbers = (from: number, size: number) =>
      (digits.slice(from).match(new RegExp(`.{${size}}`, 'g')) ?? []).map((each) => Number.parseInt(each, 16))
    const bytes = [0, 1].map((from) => [`bytes${from}`, fromUtf8(numbers(from, 2))] as const)
    const units = [0, 1, 2, 3].map(
      (from) => [`units${from}`, String.fromCharCode(...numbers(from, 4).slice(0, 20_000))] as const,
    )
    return [...bytes, ...units]
  })
}

/** Numbers of characters, one after the other. */
function decimal(text: string): Decoded {
  const found = text.match(/(?:\b\d{2,6}\b[\s,;-]{1,3}){3,}\d{2,6}/g) ?? []
  return found.flatMap((piece) => {
    const numbers = piece.match(/\d+/g) ?? []
    const written = (base: number) =>
      numbers
        .map((number) => Number.parseInt(number, base))
        .map((code) => (code <= 0x10ffff ? String.fromCodePoint(code) : ' '))
        .join('')
    return [
      ['decimal', written(10)],
      ['octal', written(8)],
    ]
  })
}

/** The place of each letter in the alphabet, from 1. */
function alphabetical(text: string): Decoded {
  const found = text.match(/(?:\b\d{1,2}\b[\s,;./|-]{1,3}){3,}\d{1,2}\b/g) ?? []
  return found.map((piece) => {
    const places = (piece.match(/\d+/g) ?? []).map(Number)
    const letters = places.map((place) => (place >= 1 && place <= 26 ? String.fromCharCode(96 + place) : ' '))
    return ['alphabetical', letters.join('')] as const
  })
}

const base32 = (text: string): Decoded =>
  (text.match(/[a-z2-7]{8,}(?:\s+[a-z2-7]+)*/gi) ?? []).map((piece) => [
    'base32',
    fromUtf8(fromBase32(piece)),
  ])

const inMorse = (text: string): Decoded => [['morse', fromMorse(text)]]

function binary(text: string): Decoded {
  const found = text.match(/(?:[01]{7,8}[\s,;-]{0,3}){4,}/g) ?? []
  return found.flatMap((piece) => {
    const groups = piece.match(/[01]+/g) ?? []
    const isParted = groups.length > 1
    const digits = isParted ? groups.map((group) => group.padStart(8, '0')).join('') : (groups[0] ?? '')
    return [['binary', fromUtf8((digits.match(/[01]{8}/g) ?? []).map((each) => Number.parseInt(each, 2)))]]
  })
}

const escapedByte = /(?:(?:%|=|\\x|0x)[0-9a-f]{2}[\s,]{0,2})+/gi
const escapedOctal = /(?:\\[0-7]{3})+/g
const escapedCode = /(?:\\u\{?|%u|u\+|&#x)([0-9a-f]{2,6})\}?;?\s?|&#(\d{2,7});?/gi

/** Signs that are written by their numbers in the midst of a text. */
function escapes(text: string): Decoded {
  const isAny = [escapedByte, escapedCode, escapedOctal].some((pattern) => text.search(pattern) >= 0)
  if (!isAny) return []
  const plain = text
    .replaceAll(escapedOctal, (piece) =>
      fromUtf8((piece.match(/[0-7]{3}/g) ?? []).map((each) => Number.parseInt(each, 8))),
    )
    .replaceAll(escapedByte, (piece) =>
      fromUtf8((piece.match(/[0-9a-f]{2}(?![x])/gi) ?? []).map((each) => Number.parseInt(each, 16))),
    )
    .replaceAll(escapedCode, (_whole, hex?: string, digits?: string) => {
      const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ' '
    })
  return [['escapes', plain]]
}

const ways = [
  joinedBase64,
  singleBase64,
  base32,
  hexadecimal,
  decimal,
  alphabetical,
  binary,
  inMorse,
  escapes,
]

/** More than this is decoded once only: twice is for short texts that are hidden with care. */
const longestTwice = 8000

/**
 * All that a text may say when it is taken as base64, hexadecimal, numbers of characters or escaped signs; also as one
 * of them in another one. Linear in its length.
 */
export function decodedTexts(text: string): Decoded {
  const once = ways.flatMap((way) => way(text))
  const twice = once.flatMap(([way, inner]) =>
    inner.length <= longestTwice && isReadable(inner)
      ? ways.flatMap((again) => again(inner)).map(([name, found]) => [`${way}.${name}`, found] as const)
      : [],
  )
  return [...once, ...twice]
}

/** Whether most of it is what people write: chance gives signs that nobody writes. */
function isReadable(text: string): boolean {
  if (text.length < 8) return false
  const unread = text.match(/[\p{Cc}\p{Co}\p{Cn}\ufffd]/gu)?.length ?? 0
  return unread * 5 < text.length
}

/** Whether a word between two spaces looks like a piece of something encoded: no word of a sentence, or a number. */
export const looksEncoded = (token: string): boolean =>
  /\d|[%\\&=_+/]|\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|^\p{Lu}{8,}|[\w]{20}|^[a-f]{2}$|^[.-]+$/u.test(token)
