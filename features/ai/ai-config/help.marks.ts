/** What a helper said, without its marks. */
export interface Marked {
  readonly text: string
  /** Numbers of the sources it names, each once, in the order of their naming. */
  readonly cited: readonly number[]
  /** It finds the message off the course, and says nothing else. */
  readonly isOff: boolean
}

export interface MarkReader {
  /** Takes the next chunk, and gives what can be shown of what has come. */
  take(chunk: string): string
  /** The reply has ended; what is left of it. */
  end(): string
  readonly cited: readonly number[]
  readonly isOff: boolean
}

/** A mark with the spaces before it, which would be left over: `[[2]]`, `[[1, 2]]`, `[[off]]`. */
const mark = /[ \t]{0,4}\[\[\s{0,4}(off|\d{1,3}(?:\s{0,4}[,;]\s{0,4}\d{1,3}){0,9})\s{0,4}\]\]/giu
/** The beginning of one at the end of what has come. */
const begun = /[ \t]{0,4}(?:\[(?:\[[\s\d,;of]{0,60}\]?)?)?$/iu

/** Reads the marks in a reply while it comes. Numbers that no source has, from 1 to `sourceCount`, are dropped. */
export function makeMarkReader(sourceCount: number): MarkReader {
  const cited: number[] = []
  let [waiting, isOff, hasSpoken] = ['', false, false]
  const cite = (inside: string) => {
    for (const number of (inside.match(/\d+/g) ?? []).map(Number))
      if (number >= 1 && number <= sourceCount && !cited.includes(number)) cited.push(number)
  }
  const read = (text: string): string => {
    let [shown, at] = ['', 0]
    for (const found of text.matchAll(mark)) {
      shown += text.slice(at, found.index)
      at = found.index + found[0].length
      // In the midst of an answer it is no verdict on the message, whoever wrote it there.
      if (found[1]?.toLowerCase() === 'off') isOff ||= !hasSpoken && shown.trim() === ''
      else cite(found[1] ?? '')
    }
    const all = shown + text.slice(at)
    hasSpoken ||= all.trim() !== ''
    return isOff ? '' : all
  }
  return {
    cited,
    get isOff() {
      return isOff
    },
    take(chunk) {
      const text = waiting + chunk
      waiting = begun.exec(text)?.[0] ?? ''
      return read(text.slice(0, text.length - waiting.length))
    },
    end() {
      const text = waiting
      waiting = ''
      return read(text)
    },
  }
}

/** A whole reply without its marks. */
export function readMarks(reply: string, sourceCount: number): Marked {
  const reader = makeMarkReader(sourceCount)
  const text = reader.take(reply) + reader.end()
  return { text: text.trim(), cited: reader.cited, isOff: reader.isOff }
}
