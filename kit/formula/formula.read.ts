import { formulaTokens, type FormulaToken } from './formula.tokens.ts'
import {
  FormulaError,
  type DecimalSign,
  type Formula,
  type FormulaFault,
  type FormulaReading,
} from './formula.tree.ts'

/** In UTF-16 code units. */
export const longestFormula = 1000
const deepest = 40

const closing: Readonly<Record<string, string>> = { '(': ')', '{': '}' }

/**
 * Reads a formula as people type it, `2x(x+1)^2/3`, or in the TeX that formula fields give. Products need no sign and are
 * done from left to right like any other, so `1/2x` is half of x; `log` is that to the base 10. Never throws.
 */
export function readFormula(text: string, decimal: DecimalSign = 'point'): FormulaReading {
  try {
    if (text.length > longestFormula) throw new FormulaError('tooLong', longestFormula)
    const reader = new Reader(formulaTokens(text, decimal), text.length)
    return { isRead: true, formula: reader.whole() }
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error
    const { fault, at } = error
    const code = text.codePointAt(at)
    return { isRead: false, fault, at, sign: code === undefined ? '' : String.fromCodePoint(code) }
  }
}

class Reader {
  private place = 0
  private depth = 0
  private bars = 0
  private readonly tokens: readonly FormulaToken[]
  private readonly end: number

  constructor(tokens: readonly FormulaToken[], end: number) {
    this.tokens = tokens
    this.end = end
  }

  whole(): Formula {
    if (this.tokens.length === 0) throw new FormulaError('empty', 0)
    const formula = this.sum()
    if (this.next) this.refuse(this.is(')', '}') ? 'unopened' : 'unknownSign')
    return formula
  }

  private get next(): FormulaToken | undefined {
    return this.tokens[this.place]
  }

  private refuse(fault: FormulaFault): never {
    throw new FormulaError(fault, this.next?.at ?? this.end)
  }

  private is(...signs: readonly string[]): boolean {
    return this.next?.kind === 'sign' && signs.includes(this.next.text)
  }

  private takes(sign: string): boolean {
    const isThere = this.is(sign)
    if (isThere) this.place += 1
    return isThere
  }

  /** One level further in, for what may contain itself. */
  private inside<Read>(read: () => Read): Read {
    this.depth += 1
    if (this.depth > deepest) this.refuse('tooDeep')
    const result = read()
    this.depth -= 1
    return result
  }

  private sum(): Formula {
    return this.inside(() => {
      let left = this.product()
      while (this.is('+', '-')) {
        const sign = this.takes('+') ? '+' : '-'
        if (sign === '-') this.place += 1
        left = { kind: 'pair', sign, left, right: this.product() }
      }
      return left
    })
  }

  private product(): Formula {
    let left = this.signed()
    for (;;) {
      if (this.takes('*')) left = { kind: 'pair', sign: '*', left, right: this.signed() }
      else if (this.takes('/')) left = { kind: 'pair', sign: '/', left, right: this.signed() }
      else if (this.begins()) left = this.silent(left)
      else return left
    }
  }

  /** A product without a sign. Two numbers side by side would be read as one, so they are none. */
  private silent(left: Formula): Formula {
    const isNumber = this.next?.kind === 'number'
    if (isNumber && this.tokens[this.place - 1]?.kind === 'number') this.refuse('twoNumbers')
    return { kind: 'pair', sign: '*', left, right: this.power(), isSilent: true }
  }

  /** Whether an operand begins here. A bar opens only where none is open. */
  private begins(): boolean {
    return this.next?.kind === 'sign' ? this.is('(', '{') || (this.is('|') && this.bars === 0) : !!this.next
  }

  private signed(): Formula {
    if (!this.is('+', '-')) return this.power()
    return this.inside(() => {
      if (this.takes('+')) return this.signed()
      this.place += 1
      return { kind: 'negative', of: this.signed() }
    })
  }

  private power(): Formula {
    return this.raisedTo(this.followed())
  }

  private raisedTo(left: Formula): Formula {
    if (!this.takes('^')) return left
    return { kind: 'pair', sign: '^', left, right: this.exponent() }
  }

  private exponent(): Formula {
    return this.inside(() => {
      if (this.takes('+')) return this.exponent()
      if (this.takes('-')) return { kind: 'negative', of: this.exponent() }
      return this.power()
    })
  }

  private followed(): Formula {
    let of = this.atom()
    for (;;) {
      if (this.takes('!')) of = { kind: 'after', sign: '!', of }
      else if (this.takes('%')) of = { kind: 'after', sign: '%', of }
      else if (this.takes('°')) of = { kind: 'after', sign: '°', of }
      else return of
    }
  }

  private atom(): Formula {
    const token = this.next ?? this.refuse('missing')
    if (token.kind === 'sign') return this.bracketed()
    this.place += 1
    switch (token.kind) {
      case 'number':
        return { kind: 'number', value: Number(token.text), text: token.text }
      case 'name':
        return { kind: 'name', name: token.text }
      case 'fraction':
        return { kind: 'pair', sign: '/', left: this.group(), right: this.group() }
      case 'function':
        return this.inside(() => this.call(token.text))
    }
  }

  private bracketed(): Formula {
    const sign = this.next?.text ?? ''
    if (sign === '|') return this.absolute()
    const close = closing[sign] ?? this.refuse(this.is(')', '}') ? 'unopened' : 'missing')
    const { bars } = this
    this.place += 1
    this.bars = 0
    const formula = this.sum()
    this.bars = bars
    if (!this.takes(close)) this.refuse('unclosed')
    return formula
  }

  private absolute(): Formula {
    this.place += 1
    this.bars += 1
    const of = this.sum()
    this.bars -= 1
    if (!this.takes('|')) this.refuse('unclosed')
    return { kind: 'call', name: 'abs', of }
  }

  private group(): Formula {
    return this.is('{') ? this.bracketed() : this.refuse('missing')
  }

  /** `sin(x)y` ends at its bracket, `sin 2x` takes the product, `sin^2 x` is a power, `sin^-1` the inverse. */
  private call(written: string): Formula {
    const [name = '', index] = written.split('_')
    if (name === 'root') return { kind: 'call', name: 'root', base: this.bracketed(), of: this.group() }
    const power = this.takes('^') ? this.exponent() : undefined
    const isRoot = name === 'sqrt' || name === 'cbrt'
    const of = this.is('(', '{') ? this.bracketed() : isRoot ? this.followed() : this.argument()
    const isInverse = power !== undefined && isMinusOne(power) && inverses.has(name)
    const base = index === undefined ? undefined : indexOf(index)
    const called: Formula = { kind: 'call', name: isInverse ? `arc${name}` : name, of, ...(base && { base }) }
    return power && !isInverse ? { kind: 'pair', sign: '^', left: called, right: power } : called
  }

  private argument(): Formula {
    let left = this.signedPower()
    while (this.begins() && this.next?.kind !== 'function') left = this.silent(left)
    return left
  }

  private signedPower(): Formula {
    return this.takes('-') ? { kind: 'negative', of: this.power() } : this.power()
  }
}

const indexOf = (index: string): Formula =>
  /^\d+$/.test(index) ? { kind: 'number', value: Number(index), text: index } : { kind: 'name', name: index }

const inverses = new Set(['sin', 'cos', 'tan'])

const isMinusOne = (formula: Formula): boolean =>
  formula.kind === 'negative' && formula.of.kind === 'number' && formula.of.value === 1
