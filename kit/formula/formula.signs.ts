const byName = (list: string) => new Set(list.split(' '))

export const functionNames = byName(
  'sin cos tan cot sec csc asin acos atan arcsin arccos arctan sinh cosh tanh ln log lg exp sqrt cbrt abs',
)

const greek: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  varepsilon: 'ε',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  phi: 'φ',
  varphi: 'φ',
  omega: 'ω',
  Delta: 'Δ',
  Omega: 'Ω',
  pi: 'π',
}

/** Words that name a letter, as they may stand in a run of letters (`pi`) or behind a backslash (`\pi`). */
export const letterOf = (word: string): string | undefined =>
  Object.hasOwn(greek, word) ? greek[word] : undefined

/** Functions and letters that have a name, the longest first: so a run such as `xsinx` falls into its parts. */
export const words: readonly string[] = [...functionNames, ...Object.keys(greek)].toSorted(
  (one, other) => other.length - one.length,
)

/** Signs that mean one of the keyboard. */
export const keyOf: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '⋅': '*',
  '∙': '*',
  '•': '*',
  '÷': '/',
  '∕': '/',
  '⁄': '/',
  ':': '/',
  '−': '-',
  '–': '-',
  '—': '-',
  '[': '(',
  ']': ')',
  '∣': '|',
  '\u3000': ' ',
  '\u00A0': ' ',
  '\u2009': ' ',
  '\u202F': ' ',
  µ: 'μ',
}

/** Commands of TeX that stand for a sign; '' for those that only arrange. */
export const commands: Readonly<Record<string, string>> = {
  cdot: '*',
  times: '*',
  ast: '*',
  div: '/',
  lbrace: '(',
  rbrace: ')',
  lvert: '|',
  rvert: '|',
  vert: '|',
  left: '',
  right: '',
  displaystyle: '',
  mathrm: '',
  operatorname: '',
  quad: '',
  ',': '',
  ';': '',
  ':': '',
  '!': '',
  ' ': '',
  '%': '%',
}

export const raised: Readonly<Record<string, string>> = {
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
  '⁺': '+',
  '⁻': '-',
  ⁿ: 'n',
}

export const partsOfOne: Readonly<Record<string, readonly [number, number]>> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅛': [1, 8],
}
