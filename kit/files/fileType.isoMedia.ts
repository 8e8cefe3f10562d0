import { latin, viewOf, type ByteSource } from './fileBytes.ts'
import { lengthMs, refused, typeOf, type FileRefusal, type FileType } from './fileType.ts'

interface Box {
  readonly type: string
  /** Where its content lies in the file, in bytes; `to` is excluded. */
  readonly from: number
  readonly to: number
}

/** Nobody makes a film with more boxes before the one that says what it is. */
const maxBoxes = 2000
const starts = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot']

/** Whether the first box is one that MP4 or QuickTime begins with. */
export const looksLikeIsoMedia = (head: Uint8Array): boolean => starts.includes(latin(head, 4, 8))

/** The boxes from `from` to `to`; one that reaches further is given with `to` beyond it, and ends the row. */
async function* boxesIn(source: ByteSource, from: number, to: number): AsyncGenerator<Box> {
  let at = from
  for (let count = 0; count < maxBoxes && at + 8 <= to; count += 1) {
    const head = await source.read(at, 16)
    if (head.length < 8) return
    const view = viewOf(head)
    const short = view.getUint32(0)
    const isLong = short === 1 && head.length === 16
    const size = short === 0 ? to - at : isLong ? Number(view.getBigUint64(8)) : short
    const header = isLong ? 16 : 8
    if (size < header) return
    yield { type: latin(head, 4, 8), from: at + header, to: at + size }
    at += size
  }
}

async function firstIn(source: ByteSource, box: Box | undefined, type: string): Promise<Box | undefined> {
  if (!box) return undefined
  for await (const inner of boxesIn(source, box.from, box.to)) if (inner.type === type) return inner
  return undefined
}

/** Version 1 writes times in 64 bits, version 0 in 32. */
async function durationIn(source: ByteSource, mvhd: Box | undefined): Promise<number | null> {
  if (!mvhd) return null
  const bytes = await source.read(mvhd.from, 32)
  if (bytes.length < 32) return null
  const view = viewOf(bytes)
  const isLong = bytes[0] === 1
  const scale = view.getUint32(isLong ? 20 : 12)
  const length = isLong ? Number(view.getBigUint64(24)) : view.getUint32(16)
  return scale > 0 ? lengthMs(length, scale) : null
}

async function handlersIn(source: ByteSource, moov: Box): Promise<Set<string>> {
  const handlers = new Set<string>()
  for await (const box of boxesIn(source, moov.from, moov.to)) {
    if (box.type !== 'trak') continue
    const hdlr = await firstIn(source, await firstIn(source, box, 'mdia'), 'hdlr')
    if (hdlr) handlers.add(latin(await source.read(hdlr.from + 8, 4)))
  }
  return handlers
}

/** MP4, QuickTime and M4A (ISO/IEC 14496-12): its tracks say what is in it, not its name. */
export async function readIsoMedia(source: ByteSource): Promise<FileType | FileRefusal> {
  let brand = 'qt  '
  for await (const box of boxesIn(source, 0, source.size)) {
    if (box.to > source.size) return refused('damaged')
    if (box.type === 'ftyp') brand = latin(await source.read(box.from, 4))
    if (box.type !== 'moov') continue
    const handlers = await handlersIn(source, box)
    const length = await durationIn(source, await firstIn(source, box, 'mvhd'))
    if (handlers.has('vide')) return typeOf(brand === 'qt  ' ? 'mov' : 'mp4', length)
    return handlers.has('soun') ? typeOf('m4a', length) : refused('unknown')
  }
  // Pictures of telephones are boxes too, without a film in them.
  return refused(/^(hei|mif|avi|msf)/.test(brand) ? 'unknown' : 'damaged')
}
