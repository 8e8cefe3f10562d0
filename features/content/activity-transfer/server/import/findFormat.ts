import { officeLimits, readArchive, type Archive } from '#kit/files/server/archive.ts'
import { refusalOfXml } from '#kit/files/server/archive.xml.ts'
import { isAnki } from './anki/ankiPackage.ts'
import { h5pFolder, partsOfH5p } from './h5p/h5pParts.ts'
import { isOldQti, isOldQtiPackage, isQti, isQtiPackage } from './qti/qtiPackage.ts'
import { looksLikeGift } from './foreign/giftBlocks.ts'
import { ReadFailure } from '../../readFailure.ts'

/** What a file is by its bytes; its name is not believed, and only tells texts from each other. */
export type Source =
  | { readonly kind: 'word' | 'slides' | 'sheet' | 'h5p' | 'anki' | 'qti'; readonly files: Archive }
  | {
      readonly kind: 'markdown' | 'gift'
      readonly text: string
      readonly files: Archive
      readonly folder: string
    }
  | { readonly kind: 'lectern'; readonly text: string }
  | { readonly kind: 'moodle'; readonly text: string }

const begins = (bytes: Buffer, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)

const parts = [
  ['word/document.xml', 'word'],
  ['ppt/presentation.xml', 'slides'],
  ['xl/workbook.xml', 'sheet'],
] as const

/** `name` is the file's own; where nobody knows it, texts are told by what stands in them. */
export async function findFormat(bytes: Buffer, name = ''): Promise<Source> {
  if (bytes.length === 0) throw new ReadFailure('empty')
  // The container of old Office, and of Office files with a password.
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new ReadFailure('oldOffice')
  if (begins(bytes, 0x50, 0x4b)) return archived(await readArchive(bytes, officeLimits, partsOfH5p))
  // Its name promises an archive.
  if (/\.(h5p|apkg|colpkg)$/i.test(name)) throw new ReadFailure('broken')
  const text = textOf(bytes)
  if (text === undefined) throw new ReadFailure('unknownFormat')
  if (text.trim() === '') throw new ReadFailure('empty')
  // GIFT may begin with a missing word, and its answers never begin as JSON does.
  if (/^\s*\{(?!\s*[=~#])/.test(text) && !/\.gift$/i.test(name)) return { kind: 'lectern', text }
  if (isOldQti(text)) throw new ReadFailure('oldQti')
  if (isQuiz(text)) return { kind: 'moodle', text: safeXml(text) }
  if (isQti(text)) return { kind: 'qti', files: new Map([['item.xml', Buffer.from(safeXml(text))]]) }
  return { kind: textKind(text, name), text, files: new Map(), folder: '' }
}

function archived(files: Archive): Source {
  if (h5pFolder([...files.keys()]) !== undefined) return { kind: 'h5p', files }
  for (const [part, kind] of parts) if (files.has(part)) return { kind, files }
  if (isAnki(files)) return { kind: 'anki', files }
  if (isQtiPackage(files) || isOldQtiPackage(files)) return { kind: 'qti', files }
  const [document, ...others] = [...files].filter(
    ([name]) => /\.(md|markdown|txt|gift)$/i.test(name) && !/(^|\/)(\.|__MACOSX\/)/.test(name),
  )
  const text = document && others.length === 0 ? textOf(document[1]) : undefined
  if (!document || text === undefined) throw new ReadFailure('unknownFormat')
  const folder = document[0].split('/').slice(0, -1).join('/')
  return { kind: textKind(text, document[0]), text, files, folder }
}

/** Any text is Markdown, and nearly any is GIFT: a file that is named after one is that one. */
function textKind(text: string, name: string): 'markdown' | 'gift' {
  if (/\.(md|markdown)$/i.test(name)) return 'markdown'
  return /\.gift$/i.test(name) || looksLikeGift(text) ? 'gift' : 'markdown'
}

/** UTF-8, UTF-16 by its mark, or GB 18030, in which older Chinese editors save; undefined for what is no text. */
function textOf(bytes: Buffer): string | undefined {
  const isWide = begins(bytes, 0xff, 0xfe) || begins(bytes, 0xfe, 0xff)
  if (isWide) return decoded(bytes, begins(bytes, 0xff, 0xfe) ? 'utf-16le' : 'utf-16be')
  if (bytes.includes(0)) return undefined
  return decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030')
}

function decoded(bytes: Buffer, encoding: string): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return hasBinary(text) ? undefined : text
  } catch {
    return undefined
  }
}

/** Signs that stand in no text: controls other than tab, line ends, form feed and escape. */
function hasBinary(text: string): boolean {
  for (const [sign] of text.matchAll(/\p{Cc}/gu))
    if (!/[\t\n\v\f\r\u0080-\u009f]/.test(sign) && sign !== '\u001b') return true
  return false
}

/** Moodle's own XML, whose root is a quiz, behind any comments. */
const isQuiz = (text: string): boolean =>
  /^\s*(?:<!doctype[^>]*>\s*)?<quiz[\s>]/i.test(
    text.slice(0, 20_000).replace(/<\?[^]*?\?>|<!--[^]*?-->/g, ''),
  )

/** XML that declares entities or nests without end is not read. What stands in CDATA is text, and no part of it. */
function safeXml(text: string): string {
  let outside = ''
  let at = 0
  for (let from = text.indexOf('<![CDATA['); from >= 0; from = text.indexOf('<![CDATA[', at)) {
    outside += text.slice(at, from)
    const end = text.indexOf(']]>', from)
    if (end < 0) throw new ReadFailure('broken')
    at = end + 3
  }
  if (refusalOfXml('quiz.xml', Buffer.from(outside + text.slice(at)))) throw new ReadFailure('unsafe')
  return text
}
