import { allOf, childOf } from '#kit/files/server/xml.ts'
import { declarationOf, type Declaration } from './standard/qtiDeclarations.ts'
import { attribute, childrenNamed, elementsOf, findAll, isTrue, type QtiNode } from './standard/qtiNodes.ts'
import type { Processed } from './standard/qtiProcessing.ts'
import type { QtiDocument } from './qtiPackage.ts'

/** An item of QTI in its parts. */
export interface QtiItem extends Processed {
  readonly title: string
  readonly folder: string
  readonly body: QtiNode | undefined
  readonly interactions: readonly QtiNode[]
  readonly modalFeedback: readonly QtiNode[]
  /** Addresses of the stimuli that it shares with others. */
  readonly stimuli: readonly string[]
  /** What of it has no counterpart here, by the names of the standard. */
  readonly unknown: readonly string[]
  /** Whether its values are made anew for each learner. */
  readonly isGenerated: boolean
}

/** Whether an element is an interaction; `endAttemptInteraction` is a button and none. */
export const isInteraction = ({ name }: QtiNode): boolean =>
  name.endsWith('Interaction') && name !== 'endAttemptInteraction'

/** Whether something is asked within an element, such as within a part that an adaptive item shows later. */
export const isAsking = (node: QtiNode): boolean => findAll(node, isInteraction).length > 0

const unknownParts: Readonly<Record<string, string>> = {
  endAttemptInteraction: 'endAttemptInteraction',
  companionMaterialsInfo: 'companionMaterialsInfo',
  catalogInfo: 'catalogInfo',
  accessibilityInfo: 'accessibilityInfo',
  apipAccessibility: 'apipAccessibility',
  printedVariable: 'printedVariable',
  templateBlock: 'templateBlock',
  templateInline: 'templateInline',
}

/** Reads an item as its file says it, whether a card can hold it or not. */
export function itemOf({ root, folder }: QtiDocument): QtiItem {
  const body = childOf(root, 'itemBody')
  const declared = (name: string): ReadonlyMap<string, Declaration> =>
    new Map(childrenNamed(root, name).map((node) => [attribute(node, 'identifier'), declarationOf(node)]))
  const named = findAll(root, ({ name }) => name in unknownParts).map((node) => describe(node))
  return {
    title: attribute(root, 'title'),
    folder,
    body,
    interactions: body ? topmost(body) : [],
    modalFeedback: childrenNamed(root, 'modalFeedback'),
    stimuli: childrenNamed(root, 'assessmentStimulusRef').map((each) => attribute(each, 'href')),
    unknown: [...new Set([...named, ...(isTrue(attribute(root, 'adaptive')) ? ['adaptive'] : [])])],
    isGenerated: childrenNamed(root, 'templateProcessing').some((node) => elementsOf(node).length > 0),
    processing: childOf(root, 'responseProcessing'),
    responses: declared('responseDeclaration'),
    outcomes: declared('outcomeDeclaration'),
  }
}

/** Interactions in their order. A stage holds those that share its picture; texts with gaps and their words are one. */
const topmost = (body: QtiNode): QtiNode[] => findAll(body, isInteraction)

function describe(node: QtiNode): string {
  const title = attribute(node, 'title') || attribute(node, 'identifier')
  return title === '' ? node.name : `${node.name}: ${title}`
}

/** All gaps, words to mark and the like of one name within an interaction. */
export const partsOf = (interaction: QtiNode, ...names: readonly string[]): QtiNode[] =>
  names.flatMap((name) => allOf(interaction, name))
