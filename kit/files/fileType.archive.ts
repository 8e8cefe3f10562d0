import { latin, viewOf, type ByteSource } from './fileBytes.ts'
import { refused, typeOf, type Extension, type FileRefusal, type FileType } from './fileType.ts'

const endLength = 22
const maxCommentLength = 0xffff
/** Bytes of the central directory; no document has a longer one. */
const maxListBytes = 8 * 1024 * 1024

interface End {
  readonly at: number
  readonly listAt: number
  readonly listSize: number
}

/** A ZIP's last record. It tells how long its comment is, so chance bytes do not look like one. */
async function endOf(source: ByteSource): Promise<End | undefined> {
  const from = Math.max(0, source.size - endLength - maxCommentLength)
  const tail = await source.read(from, source.size - from)
  const view = viewOf(tail)
  for (let at = tail.length - endLength; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== 0x06054b50) continue
    if (at + endLength + view.getUint16(at + 20, true) !== tail.length) continue
    return {
      at: from + at,
      listSize: view.getUint32(at + 12, true),
      listAt: view.getUint32(at + 16, true),
    }
  }
  return undefined
}

/** Whether a file ends as a ZIP, whatever it begins as: an archive is read from its end. */
export const endsAsZip = async (source: ByteSource): Promise<boolean> => (await endOf(source)) !== undefined

async function namesIn(source: ByteSource, end: End): Promise<readonly string[] | undefined> {
  // What stands before the first entry or behind the list is not the archive's own.
  if (end.listSize > maxListBytes || end.listAt + end.listSize !== end.at) return undefined
  const list = await source.read(end.listAt, end.listSize)
  const view = viewOf(list)
  const names: string[] = []
  for (let at = 0; at + 46 <= list.length;) {
    if (view.getUint32(at, true) !== 0x02014b50) return undefined
    const length = view.getUint16(at + 28, true)
    names.push(source.decode(list.subarray(at + 46, at + 46 + length), 'utf-8') ?? '')
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return names
}

/** EPUB and OpenDocument say what they are in a first entry that is not compressed. */
async function declaredType(source: ByteSource): Promise<string | undefined> {
  const head = await source.read(0, 160)
  if (latin(head, 30, 38) !== 'mimetype' || viewOf(head).getUint16(8, true) !== 0) return undefined
  const size = viewOf(head).getUint32(22, true)
  return latin(head, 38 + viewOf(head).getUint16(28, true), 38 + size)
}

const declared: Readonly<Record<string, Extension>> = {
  'application/epub+zip': 'epub',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
}
const office = [
  ['word/', 'docx'],
  ['xl/', 'xlsx'],
  ['ppt/', 'pptx'],
] as const
/** Archives that a system runs when they are opened. */
const isProgram = (name: string) => /^(META-INF\/MANIFEST\.MF|AndroidManifest\.xml)$/i.test(name)
const isMacro = (name: string) => /vbaProject\.bin$|^Basic\//i.test(name)

/** A ZIP, or one of the documents that are ZIPs inside. */
export async function readZip(source: ByteSource): Promise<FileType | FileRefusal> {
  const end = await endOf(source)
  const names = end && (await namesIn(source, end))
  if (!names) return refused('damaged')
  const own = declared[(await declaredType(source)) ?? '']
  const isOffice = names.includes('[Content_Types].xml')
  const part = isOffice && office.find(([folder]) => names.some((name) => name.startsWith(folder)))
  if ((own || isOffice) && names.some(isMacro)) return refused('macros')
  if (own) return typeOf(own)
  if (part) return typeOf(part[1])
  return names.some(isProgram) ? refused('unknown') : typeOf('zip')
}
