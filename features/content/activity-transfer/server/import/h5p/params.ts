import { isObject } from '#kit/value/sameJson.ts'

/** A place in JSON of which nothing is known: whoever asks for what is not there gets nothing, never an error. */
export class Params {
  readonly value: unknown

  constructor(value: unknown) {
    this.value = value
  }

  /** The value under these names, one within the other. */
  at(...names: readonly string[]): Params {
    const inside = names.reduce<unknown>(
      (value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      this.value,
    )
    return new Params(inside)
  }

  get isThere(): boolean {
    return this.value !== undefined && this.value !== null
  }

  /** A string, or a number as one; else ''. */
  get text(): string {
    return typeof this.value === 'string' || typeof this.value === 'number' ? String(this.value) : ''
  }

  get list(): Params[] {
    return Array.isArray(this.value) ? this.value.map((item) => new Params(item)) : []
  }

  /** True, or false where the value says so or says nothing; `otherwise` where it says nothing. */
  flag(otherwise = false): boolean {
    return typeof this.value === 'boolean' ? this.value : otherwise
  }

  /** A finite number, also where it is written as a string. */
  number(otherwise: number): number {
    const value = this.text.trim() === '' ? Number.NaN : Number(this.text)
    return Number.isFinite(value) ? value : otherwise
  }
}
