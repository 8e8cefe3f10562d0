/** Where the caret of somebody who types JSON stands, however unfinished the text is. */
export interface JsonCursor {
  /** Of the value that is typed, or of what the key belongs to; places in lists count from 0. */
  readonly path: readonly string[]
  readonly kind: 'key' | 'value' | 'between'
  /** What a suggestion takes the place of. */
  readonly from: number
  readonly to: number
  /** What is typed of it so far, without quotes. */
  readonly typed: string
}

interface Level {
  readonly isObject: boolean
  step: string
  expects: 'key' | 'colon' | 'value' | 'comma'
}

const delimiter = /[\s{}[\]:,"]/

/** Reads up to the caret only, so that what follows may be in any state; of a shorter text up to its end. */
export function jsonCursor(text: string, place: number): JsonCursor {
  const caret = Math.min(place, text.length)
  const levels: Level[] = []
  let at = 0
  while (at < caret) {
    const end = tokenEnd(text, at)
    if (isWord(text, at) && isWithin(text, at, end, caret)) return cursorOf(levels, text, caret, at, end)
    step(levels, text.slice(at, end))
    at = end
  }
  return cursorOf(levels, text, caret, caret, caret)
}

const isWord = (text: string, at: number) => text[at] === '"' || !delimiter.test(text[at] ?? '')

/** Behind a closing quote nobody types on. */
const isWithin = (text: string, start: number, end: number, caret: number) =>
  end > caret || (end === caret && !(end - start > 1 && text[start] === '"' && text[end - 1] === '"'))

/** Where the word, string or sign that begins at `start` ends; a string at its quote or with its line. */
export function tokenEnd(text: string, start: number): number {
  if (text[start] === '"') {
    const found = /^"(?:[^"\\\n]|\\.)*"?/.exec(text.slice(start))
    return start + (found?.[0].length ?? 1)
  }
  if (delimiter.test(text[start] ?? '')) return start + 1
  const length = text.slice(start).search(delimiter)
  return length === -1 ? text.length : start + length
}

function step(levels: Level[], token: string): void {
  const top = levels.at(-1)
  if (token.trim() === '') return
  if (token === '{') levels.push({ isObject: true, step: '', expects: 'key' })
  else if (token === '[') levels.push({ isObject: false, step: '0', expects: 'value' })
  else if (token === '}' || token === ']') {
    levels.pop()
    const outer = levels.at(-1)
    if (outer) outer.expects = 'comma'
  } else if (!top) return
  else if (token === ':') top.expects = 'value'
  else if (token === ',') {
    top.expects = top.isObject ? 'key' : 'value'
    if (!top.isObject) top.step = String(Number(top.step) + 1)
  } else if (top.expects === 'key') {
    top.step = unquoted(token)
    top.expects = 'colon'
  } else top.expects = 'comma'
}

const unquoted = (token: string) => token.replace(/^"/, '').replace(/"$/, '')

function cursorOf(
  levels: readonly Level[],
  text: string,
  caret: number,
  from: number,
  to: number,
): JsonCursor {
  const top = levels.at(-1)
  const outer = levels.slice(0, -1).map((level) => level.step)
  const typed = text.slice(from, caret).replace(/^"/, '')
  const place = { from, to, typed }
  if (!top) return { ...place, path: [], kind: 'between' }
  if (top.expects === 'key') return { ...place, path: outer, kind: 'key' }
  const path = [...outer, top.step]
  return { ...place, path, kind: top.expects === 'value' ? 'value' : 'between' }
}
