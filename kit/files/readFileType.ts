import { endsAsZip, readZip } from './fileType.archive.ts'
import { begins, latin, type ByteSource } from './fileBytes.ts'
import { readCaption } from './fileType.caption.ts'
import { refused, typeOf, type FileRefusal, type FileType } from './fileType.ts'
import { looksLikeIsoMedia, readIsoMedia } from './fileType.isoMedia.ts'
import { readPlainText } from './fileType.plainText.ts'
import { readAac, readMp3, readOgg, readWav } from './fileType.sound.ts'
import { looksLikeWebm, readWebm } from './fileType.webm.ts'

type Answer = Promise<FileType | FileRefusal | undefined>

interface Row {
  /** Whether the first bytes are this format's. */
  readonly fits: (head: Uint8Array) => boolean
  readonly read: (source: ByteSource) => Answer
  /** Ends where it likes, so that an archive could hide behind it. */
  readonly isOpen?: true
}

const asIt = (type: FileType) => async () => type

/** Formats by the bytes at their start; the first that fits is asked. */
const formats: readonly Row[] = [
  { fits: (head) => begins(head, 0xff, 0xd8, 0xff), read: asIt(typeOf('jpg')) },
  { fits: (head) => begins(head, 0x89, 0x50, 0x4e, 0x47), read: asIt(typeOf('png')) },
  { fits: looksLikeIsoMedia, read: readIsoMedia, isOpen: true },
  { fits: looksLikeWebm, read: readWebm, isOpen: true },
  {
    fits: (head) => latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WAVE',
    read: readWav,
    isOpen: true,
  },
  { fits: (head) => latin(head, 0, 4) === 'OggS', read: readOgg, isOpen: true },
  { fits: (head) => latin(head, 0, 5) === '%PDF-', read: asIt(typeOf('pdf')), isOpen: true },
  { fits: (head) => begins(head, 0x50, 0x4b, 3, 4), read: readZip },
  { fits: (head) => /^(\xef\xbb\xbf)?WEBVTT/.test(latin(head)), read: readCaption },
  { fits: (head) => latin(head, 0, 3) === 'ID3' || head[0] === 0xff, read: readMp3, isOpen: true },
  { fits: (head) => head[0] === 0xff, read: readAac, isOpen: true },
]

/**
 * What a file is, by its bytes. The name is asked only where bytes cannot tell one text from another. Pages, drawings
 * that run scripts, and programs are unknown.
 */
export async function readFileType(source: ByteSource, name: string): Promise<FileType | FileRefusal> {
  const head = await source.read(0, 64)
  for (const { fits, read, isOpen } of formats) {
    const type = fits(head) ? await read(source) : undefined
    if (type)
      return isOpen && type.kind !== 'refused' && (await endsAsZip(source)) ? refused('disguised') : type
  }
  return (await readPlainText(source, name)) ?? refused('unknown')
}
