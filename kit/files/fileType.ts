import type { FileKind } from '#kit/contract/file.ts'

/** What a file is, as its bytes say. */
export interface FileType {
  readonly kind: FileKind
  readonly extension: string
  readonly mime: string
  /** Of sounds and films, where the container holds it. */
  readonly durationMs: number | null
}

/** `macros`: an office document that brings programs. */
export interface FileRefusal {
  readonly kind: 'refused'
  readonly why: 'unknown' | 'damaged' | 'disguised' | 'macros' | 'notCaption'
  /** Where subtitles go wrong, from 1. */
  readonly line?: number
}

/** The answer that a file is not taken, and why. */
export const refused = (why: FileRefusal['why']): FileRefusal => ({ kind: 'refused', why })

const mimes = {
  jpg: ['picture', 'image/jpeg'],
  png: ['picture', 'image/png'],
  mp4: ['video', 'video/mp4'],
  mov: ['video', 'video/quicktime'],
  webm: ['video', 'video/webm'],
  m4a: ['audio', 'audio/mp4'],
  weba: ['audio', 'audio/webm'],
  mp3: ['audio', 'audio/mpeg'],
  aac: ['audio', 'audio/aac'],
  wav: ['audio', 'audio/wav'],
  ogg: ['audio', 'audio/ogg'],
  pdf: ['document', 'application/pdf'],
  docx: ['document', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  xlsx: ['document', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  pptx: ['document', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  odt: ['document', 'application/vnd.oasis.opendocument.text'],
  ods: ['document', 'application/vnd.oasis.opendocument.spreadsheet'],
  odp: ['document', 'application/vnd.oasis.opendocument.presentation'],
  epub: ['document', 'application/epub+zip'],
  zip: ['document', 'application/zip'],
  txt: ['document', 'text/plain'],
  md: ['document', 'text/markdown'],
  csv: ['document', 'text/csv'],
  vtt: ['caption', 'text/vtt'],
} as const satisfies Record<string, readonly [FileKind, string]>

export type Extension = keyof typeof mimes

/** What a file with this extension is; `durationMs` (milliseconds) only of sounds and films, null where it is unknown. */
export const typeOf = (extension: Extension, durationMs: number | null = null): FileType => {
  const [kind, mime] = mimes[extension]
  return { kind, extension, mime, durationMs }
}

/** Names that are right for a type beside its own. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  jpg: ['jpeg'],
  mp4: ['m4v'],
  weba: ['webm'],
  m4a: ['mp4', 'm4b'],
  ogg: ['oga', 'opus'],
  md: ['markdown'],
}

/** What follows the last point of a file name, in lower case; '' where there is no point or nothing behind it. */
export const extensionIn = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The name with an ending that says what the file is: `lecture.exe`, which is a PDF, becomes `lecture.exe.pdf`. */
export function rightlyNamed(name: string, { extension }: Pick<FileType, 'extension'>): string {
  const own = extensionIn(name)
  const isRight = own === extension || (aliases[extension]?.includes(own) ?? false)
  return isRight ? name : `${name}.${extension}`
}

/** Milliseconds of `units` at so many a second; null for what cannot be a length (a day at most). */
export function lengthMs(units: number, perSecond: number): number | null {
  const ms = Math.round((units / perSecond) * 1000)
  return ms > 0 && ms <= 86_400_000 ? ms : null
}
