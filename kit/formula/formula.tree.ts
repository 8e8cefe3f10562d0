/** What a formula is made of. A name is a letter, with its index where it has one (`x`, `α`, `v_0`); `π` and `e` are numbers. */
export type Formula =
  | { readonly kind: 'number'; readonly value: number; readonly text: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'negative'; readonly of: Formula }
  | {
      readonly kind: 'pair'
      readonly sign: '+' | '-' | '*' | '/' | '^'
      readonly left: Formula
      readonly right: Formula
      /** A product without a sign, such as `2x`. */
      readonly isSilent?: boolean
    }
  /** `base`: of a logarithm, or the degree of a root. */
  | { readonly kind: 'call'; readonly name: string; readonly of: Formula; readonly base?: Formula }
  | { readonly kind: 'after'; readonly sign: '!' | '%' | '°'; readonly of: Formula }

/** Which sign parts the whole of a number from its fraction; the other one may part thousands. */
export type DecimalSign = 'point' | 'comma'

/** Why a text is no formula. */
export const formulaFaults = [
  'empty',
  'tooLong',
  'tooDeep',
  'unknownSign',
  'unknownCommand',
  'badNumber',
  'twoNumbers',
  'missing',
  'unclosed',
  'unopened',
] as const
export type FormulaFault = (typeof formulaFaults)[number]

/** `at` counts UTF-16 code units of the text; `sign` is what stands there, '' at its end. */
export interface FormulaRefusal {
  readonly isRead: false
  readonly fault: FormulaFault
  readonly at: number
  readonly sign: string
}

export type FormulaReading = { readonly isRead: true; readonly formula: Formula } | FormulaRefusal

/** Thrown while a text is read, and caught by `readFormula`. */
export class FormulaError extends Error {
  readonly fault: FormulaFault
  readonly at: number
  constructor(fault: FormulaFault, at: number) {
    super(fault)
    this.fault = fault
    this.at = at
  }
}
