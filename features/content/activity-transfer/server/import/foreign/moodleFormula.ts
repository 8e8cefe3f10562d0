/** Functions that take one number, with what they are called in a card. */
const functions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'abs acos asin atan cos cosh exp sin sinh sqrt tan tanh'.split(' ').map((name) => [name, name]),
  ),
  log: 'ln',
  log10: 'log',
}

const token = /\s*(?:(\d+\.?\d*(?:[eE][-+]?\d+)?|\.\d+)|\{([^{}]{1,100})\}|([a-z][a-z0-9_]*)|(.))/gsy

/** A formula of Moodle, `{a}*pow({b}, 2)`, as one types it into a card, with these letters; undefined where no card has it. */
export function formulaOf(text: string, letters: ReadonlyMap<string, string>): string | undefined {
  const words = [...text.trim().matchAll(token)].map(([, number, value, name, sign]): Word | undefined => {
    if (number !== undefined) return numberWord(number)
    if (value !== undefined) return letterWord(letters.get(value))
    return { kind: name === undefined ? 'sign' : 'name', text: name ?? sign ?? '' }
  })
  if (words.length === 0 || words.length > mostWords || words.includes(undefined)) return undefined
  const reader = new Reader(words.filter((word) => word !== undefined))
  const written = reader.sum()
  return reader.isAtEnd ? written : undefined
}

const mostWords = 400
const deepest = 30

interface Word {
  readonly kind: 'value' | 'name' | 'sign'
  readonly text: string
}

const letterWord = (letter: string | undefined): Word | undefined =>
  letter === undefined ? undefined : { kind: 'value', text: letter }

function numberWord(number: string): Word {
  const [digits = '', exponent] = number.toLowerCase().split('e')
  const plain = digits.replace(/\.$/, '').replace(/^\./, '0.')
  return { kind: 'value', text: exponent === undefined ? plain : `(${plain}*10^(${Number(exponent)}))` }
}

/** Reads sums of products as PHP writes them; what it does not know makes the whole undefined. */
class Reader {
  readonly #words: readonly Word[]
  #place = 0
  #depth = 0

  constructor(words: readonly Word[]) {
    this.#words = words
  }

  get isAtEnd(): boolean {
    return this.#place === this.#words.length
  }

  #takes(...signs: readonly string[]): string | undefined {
    const word = this.#words[this.#place]
    if (word?.kind !== 'sign' || !signs.includes(word.text)) return undefined
    this.#place += 1
    return word.text
  }

  sum(): string | undefined {
    this.#depth += 1
    const written = this.#depth > deepest ? undefined : this.#row(() => this.#product(), '+', '-')
    this.#depth -= 1
    return written
  }

  #product(): string | undefined {
    return this.#row(() => this.#signed(), '*', '/')
  }

  /** Parts with these signs between them. */
  #row(part: () => string | undefined, ...signs: readonly string[]): string | undefined {
    let written = part()
    for (let sign = this.#takes(...signs); sign !== undefined; sign = this.#takes(...signs)) {
      const next = part()
      written = written === undefined || next === undefined ? undefined : written + sign + next
    }
    return written
  }

  #signed(): string | undefined {
    const sign = this.#takes('-', '+')
    const written = this.#atom()
    return sign === '-' && written !== undefined ? `-${written}` : written
  }

  #atom(): string | undefined {
    if (this.#takes('(')) {
      const inside = this.sum()
      return this.#takes(')') && inside !== undefined ? `(${inside})` : undefined
    }
    const word = this.#words[this.#place]
    if (!word || word.kind === 'sign') return undefined
    this.#place += 1
    return word.kind === 'value' ? word.text : this.#call(word.text)
  }

  #call(name: string): string | undefined {
    if (!this.#takes('(')) return undefined
    if (name === 'pi') return this.#takes(')') && 'pi'
    const first = this.sum()
    const second = this.#takes(',') ? this.sum() : undefined
    if (!this.#takes(')') || first === undefined) return undefined
    if (name === 'pow') return second === undefined ? undefined : `(${first})^(${second})`
    const own = Object.hasOwn(functions, name) ? functions[name] : undefined
    return own === undefined || second !== undefined ? undefined : `${own}(${first})`
  }
}
