import { isObject } from '#kit/value/sameJson.ts'

/** What an AI wrote: an object, or something that began like one. */
export type Found =
  | { readonly kind: 'object'; readonly value: Readonly<Record<string, unknown>> }
  | { readonly kind: 'broken'; readonly text: string }

/** A card with the longest text of all is shorter. */
const maxObjectLength = 60_000
const maxExcerptLength = 120
/** How often reading begins again behind what is broken; more than that is no answer of ours. */
const maxRestarts = 100

/** The first 120 UTF-16 code units of a text, each run of white space as one space. */
export const excerptOf = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, maxExcerptLength)

/** An object around a list of objects, as `{"cards": […]}`, stands for what is in the list. */
function unwrapped(value: Record<string, unknown>): Record<string, unknown>[] {
  if ('type' in value) return [value]
  const list = Object.values(value).find(
    (each) => Array.isArray(each) && each.length > 0 && each.every(isObject),
  )
  return Array.isArray(list) ? list.filter(isObject) : [value]
}

/**
 * Finds the whole JSON objects in an answer that comes in chunks, cut anywhere, and gives each as soon as it is whole.
 * Prose, fences and lists around them are passed over. Nothing is repaired: what is no JSON is given as broken.
 */
export class ObjectReader {
  /** The object that is open, from its brace on; '' outside of any. */
  #text = ''
  #depth = 0
  #isString = false
  #isEscaped = false
  #restarts = 0

  push(chunk: string): Found[] {
    const found: Found[] = []
    for (const sign of chunk) {
      if (this.#depth === 0) this.#outside(sign)
      else found.push(...this.#inside(sign))
    }
    return found
  }

  /** The answer has ended: what is still open is broken, and behind it whole ones may stand. */
  finish(): Found[] {
    return this.#depth === 0 ? [] : [...this.#giveUp(), ...this.finish()]
  }

  /** A brace begins an object where a name follows; in prose and formulas another sign does. */
  #outside(sign: string): void {
    if (sign === '{') this.#text = sign
    else if (this.#text !== '' && sign === '"') {
      this.#text += sign
      this.#depth = 1
      this.#isString = true
    } else if (this.#text !== '' && /\s/.test(sign)) this.#text += sign
    else this.#text = ''
  }

  #inside(sign: string): Found[] {
    this.#text += sign
    if (this.#text.length > maxObjectLength) return this.#giveUp()
    if (this.#isString) {
      if (this.#isEscaped) this.#isEscaped = false
      else if (sign === '\\') this.#isEscaped = true
      else if (sign === '"') this.#isString = false
      return []
    }
    if (sign === '"') this.#isString = true
    else if (sign === '{') this.#depth += 1
    else if (sign === '}') this.#depth -= 1
    return this.#depth === 0 ? this.#close() : []
  }

  #close(): Found[] {
    const value = parsed(this.#text)
    if (!value) return this.#giveUp()
    this.#reset()
    return unwrapped(value).map((each) => ({ kind: 'object', value: each }))
  }

  /** Reads again from the next line that begins like an object. */
  #giveUp(): Found[] {
    const text = this.#text
    this.#reset()
    const next = text.search(/\n\s*\{/)
    const broken: Found = { kind: 'broken', text: excerptOf(next < 0 ? text : text.slice(0, next)) }
    this.#restarts += 1
    if (next < 0 || this.#restarts > maxRestarts) return [broken]
    const found = this.push(text.slice(next))
    return [broken, ...found]
  }

  #reset(): void {
    this.#text = ''
    this.#depth = 0
    this.#isString = false
    this.#isEscaped = false
  }
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
