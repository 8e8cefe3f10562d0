/** What is wrong at a place; the phrase is `json.<key>`. */
export interface JsonError {
  readonly at: number
  readonly key: JsonErrorKey
  readonly name?: string
}

export type JsonErrorKey =
  | 'value'
  | 'key'
  | 'colon'
  | 'comma'
  | 'end'
  | 'unclosed'
  | 'escape'
  | 'character'
  | 'number'
  | 'deep'
  | 'twice'

/** A value with where its parts begin: by path, steps joined with points; a key of an object by its own place. */
export interface ReadJson {
  readonly value: unknown
  readonly errors: readonly JsonError[]
  readonly places: ReadonlyMap<string, number>
}

const deepest = 20
const blank = /[ \t\r\n]*/y
const numeral = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const word = /[A-Za-z_$][\w$]*/y
const words: Readonly<Record<string, unknown>> = { true: true, false: false, null: null }
const escapes: Readonly<Record<string, string>> = {
  ...{ '"': '"', '\\': '\\', '/': '/' },
  ...{ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' },
}

class Unreadable extends Error {
  readonly error: JsonError
  constructor(at: number, key: JsonErrorKey) {
    super(key)
    this.error = { at, key }
  }
}

/**
 * Reads JSON and remembers where everything stands, so that whatever is wrong can be shown at its line. The first thing
 * that cannot be read ends it (`value` is undefined); every duplicate key is reported.
 */
export function readJson(text: string): ReadJson {
  const reader = new Reader(text)
  try {
    const value = reader.whole()
    return { value, errors: reader.errors, places: reader.places }
  } catch (thrown) {
    if (!(thrown instanceof Unreadable)) throw thrown
    return { value: undefined, errors: [...reader.errors, thrown.error], places: reader.places }
  }
}

class Reader {
  readonly errors: JsonError[] = []
  readonly places = new Map<string, number>()
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  whole(): unknown {
    const value = this.#value([])
    this.#skip()
    if (this.#at < this.#text.length) throw new Unreadable(this.#at, 'end')
    return value
  }

  #skip(): void {
    this.#match(blank)
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    this.#at += found?.length ?? 0
    return found
  }

  #takes(character: string): boolean {
    this.#skip()
    const isThere = this.#text[this.#at] === character
    if (isThere) this.#at += 1
    return isThere
  }

  #value(path: readonly string[]): unknown {
    if (path.length > deepest) throw new Unreadable(this.#at, 'deep')
    this.#skip()
    const name = path.join('.')
    if (!this.places.has(name)) this.places.set(name, this.#at)
    if (this.#takes('{')) return this.#object(path)
    if (this.#takes('[')) return this.#list(path)
    if (this.#text[this.#at] === '"') return this.#string()
    return this.#plain()
  }

  #plain(): unknown {
    const start = this.#at
    const named = this.#match(word)
    if (named !== undefined && Object.hasOwn(words, named)) return words[named]
    if (named !== undefined) throw new Unreadable(start, 'value')
    const isNumber = /[-\d.+]/.test(this.#text[start] ?? '')
    const digits = this.#match(numeral)
    if (digits && !/[\w.]/.test(this.#text[this.#at] ?? '')) return Number(digits)
    throw new Unreadable(start, isNumber ? 'number' : 'value')
  }

  #object(path: readonly string[]): unknown {
    const entries = new Map<string, unknown>()
    if (this.#takes('}')) return {}
    do {
      this.#skip()
      const at = this.#at
      if (this.#text[at] !== '"') throw new Unreadable(at, 'key')
      const key = this.#string()
      if (entries.has(key)) this.errors.push({ at, key: 'twice', name: key })
      const inner = [...path, key]
      this.places.set(inner.join('.'), at)
      if (!this.#takes(':')) throw new Unreadable(this.#at, 'colon')
      entries.set(key, this.#value(inner))
    } while (this.#takes(','))
    if (!this.#takes('}')) throw new Unreadable(this.#at, 'comma')
    return Object.fromEntries(entries)
  }

  #list(path: readonly string[]): unknown {
    const list: unknown[] = []
    if (this.#takes(']')) return list
    do list.push(this.#value([...path, String(list.length)]))
    while (this.#takes(','))
    if (!this.#takes(']')) throw new Unreadable(this.#at, 'comma')
    return list
  }

  #string(): string {
    const start = this.#at
    let text = ''
    for (this.#at += 1; this.#text[this.#at] !== '"'; this.#at += 1) {
      const character = this.#text[this.#at]
      if (character === undefined || character === '\n') throw new Unreadable(start, 'unclosed')
      if (character < ' ') throw new Unreadable(this.#at, 'character')
      text += character === '\\' ? this.#escape() : character
    }
    this.#at += 1
    // No database keeps a null character or half of a surrogate pair, however it is written.
    if (text.includes('\0') || !text.isWellFormed()) throw new Unreadable(start, 'character')
    return text
  }

  #escape(): string {
    this.#at += 1
    const character = this.#text[this.#at] ?? ''
    const plain = escapes[character]
    if (plain !== undefined) return plain
    const code = this.#text.slice(this.#at + 1, this.#at + 5)
    if (character !== 'u' || !/^[\dA-Fa-f]{4}$/.test(code)) throw new Unreadable(this.#at - 1, 'escape')
    this.#at += 4
    return String.fromCharCode(Number.parseInt(code, 16))
  }
}

/** Line and column of a place in a text, both from 1. */
export function lineAt(text: string, at: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
