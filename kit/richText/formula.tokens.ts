export interface Token {
  readonly kind: 'command' | 'letter' | 'number' | 'words' | 'sign'
  readonly text: string
}

/** In UTF-16 code units: no formula of a lesson is longer, and what is beyond is not read. */
const longest = 2000

const wordy = /^\\(?:text|mathrm|operatorname|begin|end)\s*\{([^{}]*)\}/
const number = /^\d+(?:[.,]\d+)*/
const command = /^\\(?:[A-Za-z]+|.)/s

/** TeX in its smallest pieces. `\text{…}` and its like give the command and its words. */
export function tokensOf(tex: string): Token[] {
  const tokens: Token[] = []
  let rest = tex.slice(0, longest)
  while (rest !== '') {
    const read = readOne(rest)
    tokens.push(...read.tokens)
    rest = rest.slice(read.length)
  }
  return tokens
}

function readOne(rest: string): { tokens: Token[]; length: number } {
  const worded = wordy.exec(rest)
  if (worded) {
    const name = command.exec(rest)?.[0] ?? ''
    const tokens: Token[] = [
      { kind: 'command', text: name },
      { kind: 'words', text: worded[1] ?? '' },
    ]
    return { tokens, length: worded[0].length }
  }
  const named = command.exec(rest)?.[0]
  if (named) return { tokens: [{ kind: 'command', text: named }], length: named.length }
  const digits = number.exec(rest)?.[0]
  if (digits) return { tokens: [{ kind: 'number', text: digits }], length: digits.length }
  const sign = String.fromCodePoint(rest.codePointAt(0) ?? 32)
  if (sign.trim() === '') return { tokens: [], length: sign.length }
  return { tokens: [{ kind: /\p{L}/u.test(sign) ? 'letter' : 'sign', text: sign }], length: sign.length }
}
