import { readArchive, type Archive } from '#kit/files/server/archive.ts'
import { ReadFailure } from './readFailure.ts'

/** What a file is by its bytes; its name is not believed, and only tells Markdown from other text. */
export type Source =
  | { readonly kind: 'word' | 'slides' | 'sheet'; readonly files: Archive }
  | { readonly kind: 'markdown'; readonly text: string; readonly files: Archive; readonly folder: string }
  | { readonly kind: 'lectern'; readonly text: string }

const begins = (bytes: Buffer, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)

const parts = [
  ['word/document.xml', 'word'],
  ['ppt/presentation.xml', 'slides'],
  ['xl/workbook.xml', 'sheet'],
] as const

export async function findFormat(bytes: Buffer): Promise<Source> {
  if (bytes.length === 0) throw new ReadFailure('empty')
  // The container of old Office, and of Office files with a password.
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new ReadFailure('oldOffice')
  if (begins(bytes, 0x50, 0x4b)) return archived(await readArchive(bytes))
  const text = textOf(bytes)
  if (text === undefined) throw new ReadFailure('unknownFormat')
  if (text.trim() === '') throw new ReadFailure('empty')
  if (/^\s*\{/.test(text)) return { kind: 'lectern', text }
  return { kind: 'markdown', text, files: new Map(), folder: '' }
}

function archived(files: Archive): Source {
  for (const [part, kind] of parts) if (files.has(part)) return { kind, files }
  const [document, ...others] = [...files].filter(
    ([name]) => /\.(md|markdown|txt)$/i.test(name) && !/(^|\/)(\.|__MACOSX\/)/.test(name),
  )
  const text = document && others.length === 0 ? textOf(document[1]) : undefined
  if (!document || text === undefined) throw new ReadFailure('unknownFormat')
  const folder = document[0].split('/').slice(0, -1).join('/')
  return { kind: 'markdown', text, files, folder }
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
