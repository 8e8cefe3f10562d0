import { begins, type ByteSource } from './fileBytes.ts'
import { extensionIn, typeOf, type FileType } from './fileType.ts'

/** Bytes at the start by which an encoding is recognised. */
const looked = 262_144
/** Before Unicode, spreadsheets wrote the system's own encoding. */
const older = ['gb18030', 'shift_jis', 'windows-1252']

async function textIn(source: ByteSource): Promise<string | undefined> {
  const bytes = await source.read(0, looked)
  if (begins(bytes, 0xff, 0xfe)) return source.decode(bytes, 'utf-16le')
  if (begins(bytes, 0xfe, 0xff)) return source.decode(bytes, 'utf-16be')
  for (const encoding of ['utf-8', ...older]) {
    const text = source.decode(bytes, encoding)
    if (text !== undefined) return text
  }
  return undefined
}

/** Pages and programs are text too, but a browser or a system would do something with them. */
const isActive = (text: string) =>
  /^\s*(<(!doctype|html|head|body|svg|script|iframe|\?xml|\?php)|#!)/i.test(text)
const hasControls = (text: string) => /\p{Cc}/u.test(text.replace(/[\t\n\v\f\r]/g, ''))

/** Text by its bytes, and which kind of text by its name: nothing else says it. */
export async function readPlainText(source: ByteSource, name: string): Promise<FileType | undefined> {
  const extension = extensionIn(name)
  const named = extension === 'markdown' ? 'md' : extension
  if (named !== 'txt' && named !== 'md' && named !== 'csv') return undefined
  const text = await textIn(source)
  return text === undefined || isActive(text) || hasControls(text) ? undefined : typeOf(named)
}
