import { evaluate } from '#kit/formula/formula.evaluate.ts'
import { exactValue } from '#kit/formula/formula.exact.ts'
import type { Rational } from '#kit/formula/formula.rational.ts'
import { readFormula } from '#kit/formula/formula.read.ts'
import type { MathsCard } from './maths.schema.ts'

export interface Unit {
  readonly name: string
  /** What one of it is in the unit of the answer; NaN where that cannot be read. */
  readonly factor: number
  /** The same where it is a fraction of whole numbers. */
  readonly exact: Rational | undefined
}

/** What a number counts as where no unit is asked for. */
export const noUnit: Unit = { name: '', factor: 1, exact: { above: 1n, below: 1n } }

/** The unit of the answer first, with the factor 1, then those that are accepted too. */
export const unitsOf = ({ units, decimal }: Pick<MathsCard, 'units' | 'decimal'>): Unit[] =>
  units
    .split(/[;；、\n]|[,，](?!\d)/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, index) => {
      const [name = '', factor] = part.split(/[=＝]/)
      if (index === 0 || factor === undefined) return { ...noUnit, name: name.trim() }
      const reading = readFormula(factor, decimal)
      if (!reading.isRead) return { name: name.trim(), factor: NaN, exact: undefined }
      const { formula } = reading
      return { name: name.trim(), factor: evaluate(formula), exact: exactValue(formula) }
    })

/** A unit however it is typed: `m²`, `m^2` and `m 2` are one, and so are `N·m` and `N*m`; capitals count. */
export const sameUnit = (one: string, other: string): boolean => normal(one) === normal(other)

const normal = (unit: string): string =>
  unit
    .normalize('NFKC')
    .replaceAll('−', '-')
    .replaceAll(/[\s^*·⋅]/g, '')
