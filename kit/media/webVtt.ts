import { parsePlayTime } from './playTime.ts'

/** A stretch of time, in seconds, with its words, as WebVTT calls it; `to` null where only the beginning is known. */
export interface Cue {
  readonly from: number
  readonly to: number | null
  readonly text: string
}

const maxCues = 5000

/**
 * Reads chapters: a WebVTT file, or lines that begin with a time, such as `1:05 The second call`, as people write them
 * under a video. In order of time; what is neither is left out.
 */
export function readChapters(text: string): Cue[] {
  const plain = plainLines(text)
  const cues = /^WEBVTT(?:[ \t\n]|$)/.test(plain) ? vttCues(plain) : timedLines(plain)
  return cues.toSorted((a, b) => a.from - b.from)
}

/** The words of a WebVTT file, a line a cue; what stays on the screen for more than one cue stands once. */
export function captionWords(text: string): string {
  const words = vttCues(plainLines(text)).map((cue) => cue.text)
  return words.filter((line, index) => line !== words[index - 1]).join('\n')
}

const plainLines = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')

function vttCues(plain: string): Cue[] {
  return plain
    .split(/\n{2,}/)
    .slice(0, maxCues)
    .flatMap((block) => {
      const lines = block.split('\n')
      const at = lines.findIndex((line) => line.includes('-->'))
      if (at < 0 || at > 1) return []
      const [before = '', after = ''] = (lines[at] ?? '').split('-->')
      const from = parsePlayTime(before)
      const to = parsePlayTime(after.trim().split(/\s/)[0] ?? '')
      const words = unmarked(lines.slice(at + 1).join(' '))
      return from === null || to === null || to <= from || words === '' ? [] : [{ from, to, text: words }]
    })
}

const timed =
  /^\s*(?:[-•*]\s*)?[[(（【]?((?:\d{1,2}[:：])?\d{1,4}[:：]\d{2}(?:[.,]\d{1,3})?)[\])）】]?[\s\-–—.:：|]*(.+)$/

function timedLines(plain: string): Cue[] {
  return plain
    .split('\n')
    .slice(0, maxCues)
    .flatMap((line) => {
      const [, time = '', words = ''] = timed.exec(line) ?? []
      const from = parsePlayTime(time)
      return from === null || words.trim() === '' ? [] : [{ from, to: null, text: words.trim() }]
    })
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
}

/** The words of a cue without its tags (`<v Anna>`, `<i>`, `<00:01.000>`). */
const unmarked = (text: string): string =>
  text
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
