import { normalise } from '#kit/value/typed.ts'

/**
 * The number in what a learner typed: full-width digits, a comma or a point for decimals, spaces or the other sign between
 * thousands. undefined: there is none.
 */
export function numberIn(typed: string): number | undefined {
  const plain = normalise(typed).replace(/[\s'_]/gu, '')
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(plain)) return undefined
  const decimal = decimalSign(plain)
  const other = decimal === '.' ? ',' : '.'
  const digits = plain.replaceAll(other, '').replace(decimal ?? '', decimal ? '.' : '')
  const number = Number(decimal === null ? plain.replace(/[.,]/g, '') : digits)
  return Number.isFinite(number) ? number : undefined
}

/** The sign that parts decimals; null: all signs part thousands. */
function decimalSign(plain: string): '.' | ',' | null {
  const points = plain.split('.').length - 1
  const commas = plain.split(',').length - 1
  if (points > 0 && commas > 0) return plain.lastIndexOf('.') > plain.lastIndexOf(',') ? '.' : ','
  if (points + commas === 0) return '.'
  if (points + commas > 1) return null
  // One sign alone parts decimals, as in most languages; a lone comma before three digits after others parts thousands.
  if (commas === 1 && /^[+-]?[1-9]\d{0,2},\d{3}$/.test(plain)) return null
  return points === 1 ? '.' : ','
}
