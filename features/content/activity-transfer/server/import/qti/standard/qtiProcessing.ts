import type { Declaration } from './qtiDeclarations.ts'
import { evaluate, NotComputed, type Scope } from './qtiExpressions.ts'
import { attribute, elementsOf, numberIn, type QtiNode } from './qtiNodes.ts'
import { templateAt } from './qtiTemplates.ts'
import { nothing, numberOf, ofNumber, scalarOf, single, type Value } from './qtiValues.ts'

/** What processing works with. */
export interface Processed {
  readonly processing: QtiNode | undefined
  readonly responses: ReadonlyMap<string, Declaration>
  readonly outcomes: ReadonlyMap<string, Declaration>
}

/** More than any author writes; beyond it the processing is one that was made to hurt. */
const mostSteps = 20_000

/** Rules by which an item is scored; undefined where there are none. @throws NotComputed for an unknown template */
export function rulesOf({ processing }: Processed): readonly QtiNode[] | undefined {
  if (!processing) return undefined
  const own = elementsOf(processing)
  const template = attribute(processing, 'template')
  if (own.length > 0 || template === '') return own.length > 0 ? own : undefined
  const rules = templateAt(template)
  if (!rules) throw new NotComputed(template)
  return elementsOf(rules)
}

/**
 * Runs the response processing of an item as the standard describes it (QTI 2.2, chapter 8) for these responses, and answers
 * the outcomes. Nothing is random, and nothing is fetched.
 * @throws NotComputed where it asks for something that is not computed here
 */
export function processed(item: Processed, given: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  const rules = rulesOf(item) ?? []
  const values = new Map<string, Value>([
    ['numAttempts', single('integer', 1)],
    ['duration', ofNumber(0)],
    ['completionStatus', single('identifier', 'unknown')],
  ])
  for (const [name, { initial, baseType }] of item.outcomes)
    values.set(name, initial.items.length > 0 || !/^(float|integer)$/.test(baseType) ? initial : ofNumber(0))
  for (const name of item.responses.keys()) values.set(name, given.get(name) ?? nothing)
  let steps = 0
  const scope: Scope = {
    ...item,
    values,
    step() {
      steps += 1
      if (steps > mostSteps) throw new NotComputed('steps')
    },
  }
  runAll(rules, scope)
  return values
}

/** Whether a rule ended the processing. */
type Ended = boolean

const runAll = (rules: readonly QtiNode[], scope: Scope): Ended => rules.some((rule) => run(rule, scope))

function run(rule: QtiNode, scope: Scope): Ended {
  scope.step()
  const name = attribute(rule, 'identifier')
  const [first] = elementsOf(rule)
  switch (rule.name) {
    case 'responseCondition': {
      const branch = elementsOf(rule).find((each) => isTaken(each, scope))
      if (!branch) return false
      return runAll(branch.name === 'responseElse' ? elementsOf(branch) : elementsOf(branch).slice(1), scope)
    }
    case 'setOutcomeValue':
      scope.values.set(name, first ? evaluate(first, scope) : nothing)
      return false
    case 'lookupOutcomeValue':
      scope.values.set(name, lookedUp(scope.outcomes.get(name), first ? evaluate(first, scope) : nothing))
      return false
    case 'responseProcessingFragment':
      return runAll(elementsOf(rule), scope)
    case 'exitResponse':
      return true
    default:
      throw new NotComputed(rule.name)
  }
}

/** The value that a table of the outcome gives: the same number, or the last one that is not below it. */
function lookedUp(outcome: Declaration | undefined, value: Value): Value {
  const source = numberOf(value)
  const { table } = outcome ?? {}
  if (!table || source === undefined) return nothing
  const entry = elementsOf(table).find((each) => {
    const own = numberIn(attribute(each, 'sourceValue'), Number.NaN)
    return table.name === 'matchTable' ? own === source : source >= own
  })
  const target = attribute(entry ?? table, entry ? 'targetValue' : 'defaultValue')
  return target === '' ? nothing : single(outcome?.baseType ?? '', scalarOf(outcome?.baseType ?? '', target))
}

function isTaken(branch: QtiNode, scope: Scope): boolean {
  if (branch.name === 'responseElse') return true
  const [test] = elementsOf(branch)
  return test !== undefined && evaluate(test, scope).items[0] === true
}
