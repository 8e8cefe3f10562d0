import { noText, type ForeignText } from '../../../questions/foreignQuestion.ts'
import type { Trial } from './qtiJob.ts'
import { isAsking, type QtiItem } from './qtiItem.ts'
import type { Worth } from './qtiWorth.ts'
import { attribute, type QtiNode } from './standard/qtiNodes.ts'
import type { Value } from './standard/qtiValues.ts'

/** What an item says after responses, by what is shown for which of them. */
export interface Said {
  /** Always. */
  readonly always: readonly QtiNode[]
  readonly correct: readonly QtiNode[]
  readonly partly: readonly QtiNode[]
  readonly wrong: readonly QtiNode[]
  /** After a single option alone, by its place. */
  readonly options: ReadonlyMap<number, readonly QtiNode[]>
  /** After nothing that was tried. */
  readonly never: readonly QtiNode[]
}

/** Feedback of the item as a whole, and blocks of it in its text; what stands in an option belongs to that. */
function feedbackOf({ modalFeedback, body }: QtiItem): QtiNode[] {
  const inside = (node: QtiNode): QtiNode[] => {
    if (node.name === 'feedbackBlock' || node.name === 'feedbackInline') return isAsking(node) ? [] : [node]
    return node.name === 'simpleChoice' ? [] : node.children.flatMap(inside)
  }
  return [...modalFeedback, ...(body ? inside(body) : [])]
}

const isShown = (node: QtiNode, outcomes: ReadonlyMap<string, Value>): boolean => {
  const items = outcomes.get(attribute(node, 'outcomeIdentifier'))?.items ?? []
  const isNamed = items.some((item) => String(item) === attribute(node, 'identifier'))
  return isNamed !== (attribute(node, 'showHide') === 'hide')
}

/** Runs the processing for the right and the tried responses, and tells when each feedback is shown. */
export function saidBy(item: QtiItem, worth: Worth, trials: readonly Trial[]): Said {
  const all = feedbackOf(item)
  const shownFor = (given: ReadonlyMap<string, Value>): readonly QtiNode[] => {
    const outcomes = all.length === 0 ? 'none' : worth.outcomes(worth.with(given))
    return typeof outcomes === 'string' ? [] : all.filter((node) => isShown(node, outcomes))
  }
  const right = shownFor(new Map())
  const tried = trials.map((trial) => ({
    trial,
    shown: shownFor(trial.given),
    share: worth.share(trial.given) ?? 0,
  }))
  const inAll = (sets: readonly (readonly QtiNode[])[]) =>
    all.filter((node) => sets.length > 0 && sets.every((set) => set.includes(node)))
  const of = (isSo: (share: number) => boolean) =>
    inAll(tried.filter(({ share }) => isSo(share)).map(({ shown }) => shown))
  const always = inAll([right, ...tried.map(({ shown }) => shown)])
  const besides = (nodes: readonly QtiNode[], ...others: readonly (readonly QtiNode[])[]) =>
    nodes.filter((node) => !others.some((each) => each.includes(node)))
  const correct = besides(right, always)
  const wrong = besides(
    of((share) => share <= 0),
    always,
  )
  const partly = besides(
    of((share) => share > 0 && share < 1),
    always,
  )
  const options = new Map(
    tried.flatMap(({ trial: { option }, shown }) =>
      option === undefined ? [] : [[option, besides(shown, always, correct, wrong, partly)] as const],
    ),
  )
  const used = [...always, ...correct, ...wrong, ...partly, ...[...options.values()].flat()]
  return { always, correct, partly, wrong, options, never: besides(all, used) }
}

/** Texts one below the other. */
export const joined = (...texts: readonly ForeignText[]): ForeignText =>
  texts.every((text) => text === noText)
    ? noText
    : { blocks: texts.flatMap(({ blocks }) => blocks), pictures: texts.flatMap(({ pictures }) => pictures) }
