import type { ByteSource } from './fileBytes.ts'
import { refused, typeOf, type FileRefusal, type FileType } from './fileType.ts'

const moment = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const timing = new RegExp(String.raw`^${moment}[ \t]+-->[ \t]+${moment}(?:[ \t].*)?$`)
const isAside = (line: string) => /^(NOTE|STYLE|REGION)(\s|$)/.test(line)

const seconds = (hours = '0', minutes = '0', whole = '0', thousandths = '0') =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(whole) + Number(thousandths) / 1000

/** Whether a line says from when to when, and ends after it begins. */
function isTiming(line: string): boolean {
  const found = timing.exec(line)
  return found !== null && seconds(...found.slice(1, 5)) < seconds(...found.slice(5, 9))
}

/** The first line, from 1, that is not WebVTT (W3C); undefined where all are. Without any cue it is the last line. */
export function wrongCaptionLine(text: string): number | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  if (!/^WEBVTT([ \t].*)?$/.test(lines[0] ?? '')) return 1
  let cues = 0
  for (let at = lines.indexOf('', 1); at >= 0 && at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (line === '') continue
    const next = lines.indexOf('', at)
    const end = next < 0 ? lines.length : next
    if (!isAside(line)) {
      const timed = line.includes('-->') ? at : at + 1
      if (timed >= end || !isTiming(lines[timed] ?? '')) return timed + 1
      cues += 1
    }
    at = end
  }
  return cues > 0 ? undefined : lines.length
}

/** Subtitles: read as a whole, since a player would silently stop at the first wrong line. */
export async function readCaption(source: ByteSource): Promise<FileType | FileRefusal> {
  const text = source.decode(await source.read(0, source.size), 'utf-8')
  if (text === undefined) return refused('notCaption')
  const line = wrongCaptionLine(text)
  return line === undefined ? typeOf('vtt') : { kind: 'refused', why: 'notCaption', line }
}

/** SubRip as WebVTT: the comma in its times becomes a point. */
export const captionFromSubRip = (text: string): string =>
  `WEBVTT\n\n${text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^(\d+:\d\d:\d\d),(\d{3})(\s+-->\s+)(\d+:\d\d:\d\d),(\d{3})/gm, '$1.$2$3$4.$5')
    .trim()}\n`
