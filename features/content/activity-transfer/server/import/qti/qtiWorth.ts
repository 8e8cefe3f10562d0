import { allOf } from '#kit/files/server/xml.ts'
import type { Declaration } from './standard/qtiDeclarations.ts'
import { NotComputed } from './standard/qtiExpressions.ts'
import { attribute, numberIn, wordsIn, type QtiNode } from './standard/qtiNodes.ts'
import { processed, rulesOf } from './standard/qtiProcessing.ts'
import { boxAround } from './standard/qtiShapes.ts'
import {
  isNull,
  nothing,
  numberOf,
  scalarOf,
  valueOf,
  type Scalar,
  type Value,
} from './standard/qtiValues.ts'
import type { QtiItem } from './qtiItem.ts'

/** More values than these nobody's processing compares with. */
const maxCandidates = 60
/** More runs than these no question of an author needs: further responses are not compared. */
const mostRuns = 4000

/** What the response processing of an item gives: the right response to each interaction, and the points of any other. */
export class Worth {
  /** Why the points cannot be computed, by the name of what is unknown; '' where there is no processing at all. */
  readonly problem: string | undefined
  /** Points for all that is right. */
  readonly full: number
  readonly #item: QtiItem
  readonly #rights = new Map<string, Value>()
  #runs = 0

  constructor(item: QtiItem) {
    this.#item = item
    for (const interaction of item.interactions) {
      const name = attribute(interaction, 'responseIdentifier')
      const declaration = item.responses.get(name)
      if (declaration) this.#rights.set(name, this.#rightOf(declaration, interaction))
    }
    const full = this.score(this.#rights)
    this.full = typeof full === 'number' ? full : 0
    this.problem = typeof full === 'string' ? full : this.#hasRules() ? undefined : ''
  }

  #hasRules(): boolean {
    try {
      return rulesOf(this.#item) !== undefined
    } catch {
      return true
    }
  }

  /** Whether points of responses are known. */
  get isKnown(): boolean {
    return this.problem === undefined && this.full > 0
  }

  right(name: string): Value {
    return this.#rights.get(name) ?? nothing
  }

  /** The points that an item gives for all that is right, as its outcomes declare them or as they come out. */
  get points(): number | null {
    if (this.isKnown) return this.full
    const declared = this.#item.outcomes.get('MAXSCORE')?.initial
    return declared ? (numberOf(declared) ?? null) : null
  }

  /** The score of these responses to the whole item; a text names what cannot be computed. */
  score(given: ReadonlyMap<string, Value>): number | string {
    const outcomes = this.outcomes(given)
    if (typeof outcomes === 'string') return outcomes
    const name = this.#item.outcomes.has('SCORE') ? 'SCORE' : this.#firstNumber()
    return numberOf(outcomes.get(name) ?? nothing) ?? 0
  }

  /** All outcomes of these responses. */
  outcomes(given: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> | string {
    this.#runs += 1
    if (this.#runs > mostRuns) return 'steps'
    try {
      return processed(this.#item, given)
    } catch (error) {
      if (error instanceof NotComputed) return error.message
      throw error
    }
  }

  #firstNumber(): string {
    const number = [...this.#item.outcomes.values()].find(({ baseType }) =>
      /^(float|integer)$/.test(baseType),
    )
    return number?.identifier ?? 'SCORE'
  }

  /** All right responses, with others in the place of some. */
  with(others: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
    return new Map([...this.#rights, ...others])
  }

  /** Points of these interactions when all others are right. */
  pointsOf(names: readonly string[]): number {
    const without = this.score(this.with(new Map(names.map((name) => [name, nothing]))))
    return this.full - (typeof without === 'number' ? Math.max(0, without) : 0)
  }

  /** The share of the points of some interactions that other responses to them are worth; undefined where it is not known. */
  share(given: ReadonlyMap<string, Value>): number | undefined {
    if (!this.isKnown) return undefined
    const names = [...given.keys()]
    const isAll = names.length === this.#rights.size
    const points = isAll ? this.full : this.pointsOf(names)
    const score = this.score(this.with(given))
    if (typeof score !== 'number' || points <= 0) return undefined
    return Math.min(1, Math.max(0, (score - (this.full - points)) / points))
  }

  /** The points of a response beyond those of a lesser one, when all others are right; undefined where it is not known. */
  pointsBeyond(name: string, less: Value, more: Value): number | undefined {
    const [low, high] = [less, more].map((value) => this.score(this.with(new Map([[name, value]]))))
    return this.isKnown && typeof low === 'number' && typeof high === 'number' ? high - low : undefined
  }

  /** The same as a share of what the right response is worth beyond the lesser one. */
  shareBeyond(name: string, less: Value, more: Value): number | undefined {
    const most = this.pointsBeyond(name, less, this.right(name))
    const points = this.pointsBeyond(name, less, more)
    return most === undefined || points === undefined || most <= 0
      ? undefined
      : Math.min(1, Math.max(0, points / most))
  }

  /** Whether the interactions' points together are those of the item, as they are where nothing depends on anything else. */
  get isSum(): boolean {
    const names = [...this.#rights.keys()]
    const sum = names.reduce((all, name) => all + this.pointsOf([name]), 0)
    const alone = names.every((name) => {
      const score = this.score(new Map([[name, this.right(name)]]))
      return typeof score === 'number' && Math.abs(score - this.pointsOf([name])) < 0.001
    })
    return Math.abs(sum - this.full) < 0.001 && alone
  }

  /** As it is declared, else what the mapping counts, else what is compared with and comes out best. */
  #rightOf(declaration: Declaration, interaction: QtiNode): Value {
    const { correct, mapping, areas, cardinality, baseType } = declaration
    if (correct && !isNull(correct)) return correct
    const most = cardinality === 'single' ? 1 : numberIn(attribute(interaction, 'maxChoices'), 0) || Infinity
    if (mapping) {
      const best = mapping.entries
        .filter(({ value }) => value > 0)
        .toSorted((one, other) => other.value - one.value)
        .slice(0, most)
      return valueOf(
        cardinality,
        baseType,
        best.map(({ key }) => key),
      )
    }
    if (areas) {
      const best = areas.areas
        .filter(({ value }) => value > 0)
        .toSorted((one, other) => other.value - one.value)
        .slice(0, most)
      return valueOf(cardinality, baseType, best.map(middleOf))
    }
    return this.#bestOf(declaration)
  }

  #bestOf({ identifier, cardinality, baseType }: Declaration): Value {
    const candidates = candidatesIn(this.#item.processing, cardinality, baseType)
    let [best, most] = [nothing, 0]
    for (const candidate of candidates) {
      const score = this.score(new Map([...this.#rights, [identifier, candidate]]))
      if (typeof score === 'number' && score > most) [best, most] = [candidate, score]
    }
    return best
  }

  /** Words with which the processing compares a response of this type, and those that its mapping knows. */
  wordsFor({ baseType, mapping, correct }: Declaration): string[] {
    const compared = this.#item.processing ? allOf(this.#item.processing, 'baseValue') : []
    const words = [
      ...(correct?.items ?? []).map(String),
      ...(mapping?.entries ?? []).map(({ key }) => key),
      ...compared
        .filter((node) => attribute(node, 'baseType') === baseType)
        .map((node) => node.children.map(({ text }) => text).join('')),
    ]
    return [...new Set(words.map((word) => word.trim()))]
      .filter((word) => word !== '')
      .slice(0, maxCandidates)
  }
}

const middleOf = (area: { readonly shape: string; readonly coords: readonly number[] }): string => {
  const box = boxAround(area)
  return box ? `${(box.left + box.right) / 2} ${(box.top + box.bottom) / 2}` : '0 0'
}

/** Values that stand in the processing: single ones, those that are listed together, and all of them. */
function candidatesIn(
  processing: QtiNode | undefined,
  cardinality: Value['cardinality'],
  baseType: string,
): Value[] {
  if (!processing) return []
  const valuesIn = (node: QtiNode): Scalar[] =>
    allOf(node, 'baseValue')
      .filter((each) => attribute(each, 'baseType') === baseType)
      .map((each) => scalarOf(baseType, each.children.map(({ text }) => text).join('')))
  const of = (items: readonly Scalar[]): Value => ({ cardinality, baseType, items: [...new Set(items)] })
  const all = valuesIn(processing)
  const lists = [...allOf(processing, 'multiple'), ...allOf(processing, 'ordered')].map((node) =>
    of(valuesIn(node)),
  )
  const singles = all.map((item) => of([item]))
  const candidates = cardinality === 'single' ? singles : [...lists, ...singles, of(all)]
  return candidates.slice(0, maxCandidates)
}

/** Identifiers of choices of a value of pairs, one pair after the other. */
export const pairsIn = ({ items }: Value): (readonly [string, string])[] =>
  items.map((item) => {
    const [one = '', other = ''] = wordsIn(String(item))
    return [one, other] as const
  })
