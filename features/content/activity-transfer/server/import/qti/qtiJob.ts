import { plainOf } from '#kit/richText/richText.ts'
import type { ForeignHead, ForeignQuestion, ForeignText, Loss } from '../../../questions/foreignQuestion.ts'
import type { ProbeResponse } from '../../../questions/probe.ts'
import type { QtiFiles } from './qtiFiles.ts'
import { htmlOf, type Replace } from './qtiHtml.ts'
import type { QtiItem } from './qtiItem.ts'
import type { Worth } from './qtiWorth.ts'
import { declarationOf, type Declaration } from './standard/qtiDeclarations.ts'
import { attribute, childrenNamed, isTrue, numberIn, type QtiNode } from './standard/qtiNodes.ts'
import { nothing, valueOf, type Value } from './standard/qtiValues.ts'

/** A response as QTI and as the card that will be made would have it. */
export interface Trial {
  readonly given: ReadonlyMap<string, Value>
  readonly response: ProbeResponse
  readonly label: string
  /** The option that alone was chosen, by its place. */
  readonly option?: number
}

type Distributed<Question> = Question extends ForeignQuestion ? Omit<Question, keyof ForeignHead> : never
/** A question without what every one has. */
export type Body = Distributed<ForeignQuestion>

/** What a reader makes of an interaction. */
export interface Made {
  readonly body: Body
  readonly trials: readonly Trial[]
  /** In the place of the text around the interaction and its prompt. */
  readonly stem?: ForeignText
  /** Questions that stand before it. */
  readonly before?: readonly Body[]
  /** Whether people grade it, or nobody. */
  readonly isOpen?: boolean
}

export type Reader = (job: QtiJob) => Made

/** What all interactions of an item share. */
export interface ItemJob {
  /** The place of the item in the file. */
  readonly at: number
  readonly item: QtiItem
  readonly worth: Worth
  readonly files: QtiFiles
}

/** One interaction of an item, with all that its reader asks for. */
export class QtiJob {
  /** The place of its item in the file. */
  readonly at: number
  readonly item: QtiItem
  readonly node: QtiNode
  readonly worth: Worth
  readonly files: QtiFiles
  /** HTML around the interaction. */
  readonly around: string
  readonly name: string
  readonly declaration: Declaration
  readonly losses: Loss[] = []

  constructor({ at, item, worth, files }: ItemJob, node: QtiNode, around: string) {
    this.at = at
    this.item = item
    this.node = node
    this.worth = worth
    this.files = files
    this.around = around
    this.name = attribute(node, 'responseIdentifier')
    this.declaration = item.responses.get(this.name) ?? declarationOf(node)
  }

  get right(): Value {
    return this.worth.right(this.name)
  }

  /** An attribute of the interaction. */
  says(name: string): string {
    return attribute(this.node, name)
  }

  changed(reason: Loss['reason'], text: string): void {
    this.losses.push({ outcome: 'changed', reason, text })
  }

  left(reason: Loss['reason'], text: string): void {
    this.losses.push({ outcome: 'left', reason, text })
  }

  /** Reports settings of the interaction that have no counterpart, where they say something. */
  settings(...names: readonly string[]): void {
    for (const name of names) {
      const value = this.says(name)
      if (value !== '' && value !== '0' && value !== 'false') this.left('settingDropped', `${name}: ${value}`)
    }
  }

  html(nodes: readonly QtiNode[], replace?: Replace, isPlayed = false): string {
    const { folder } = this.item
    return htmlOf(nodes, {
      archive: this.files.archive,
      folder,
      ...(replace && { replace }),
      isPlayed,
      lost: (loss) => this.losses.push(loss),
    })
  }

  text(nodes: readonly QtiNode[], replace?: Replace): ForeignText {
    return this.files.text(this.html(nodes, replace), this.item.folder)
  }

  /** The words of nodes on one line, with what is said of their pictures where there are no words. */
  plain(nodes: readonly QtiNode[]): string {
    const { blocks, pictures } = this.text(nodes)
    const words = plainOf({ type: 'doc', content: blocks }).replace(/\s+/g, ' ').trim()
    return words || pictures.map(({ alt }) => alt).join(' ')
  }

  /** The text around the interaction, and its prompt. */
  stem(): ForeignText {
    const prompts = childrenNamed(this.node, 'prompt').flatMap(({ children }) => children)
    return this.files.text(`${this.around}<p>${this.html(prompts, undefined, true)}</p>`, this.item.folder)
  }

  /** How many may be chosen; Infinity: as many as there are. */
  most(): number {
    if (this.declaration.cardinality === 'single') return 1
    const most = numberIn(this.says('maxChoices'), 0)
    return most > 0 ? most : Infinity
  }

  get isShuffled(): boolean {
    return isTrue(this.says('shuffle'))
  }

  /** A response of these words to this interaction. */
  value(words: readonly string[]): Value {
    const { cardinality, baseType } = this.declaration
    return words.length === 0 ? nothing : valueOf(cardinality, baseType, words)
  }

  trial(words: readonly string[], response: ProbeResponse, label: string, option?: number): Trial {
    return {
      given: new Map([[this.name, this.value(words)]]),
      response,
      label,
      ...(option !== undefined && { option }),
    }
  }

  share(words: readonly string[]): number | undefined {
    return this.worth.share(new Map([[this.name, this.value(words)]]))
  }
}

/** Every set of some of these places, up to a size; of many, only sets that tell most. */
export function someSets(count: number, right: ReadonlySet<number>, most: number): number[][] {
  const places = Array.from({ length: count }, (_, place) => place)
  const singles = places.map((place) => [place])
  const all = count <= 7 ? allSets(places) : [...singles, ...besides(places, right), places]
  const seen = new Set<string>()
  return all.filter((set) => {
    const key = set.join(' ')
    if (set.length === 0 || set.length > most || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const allSets = (places: readonly number[]): number[][] =>
  places.reduce<number[][]>((sets, place) => [...sets, ...sets.map((set) => [...set, place])], [[]])

/** What is right, with one less and with one more. */
const besides = (places: readonly number[], right: ReadonlySet<number>): number[][] => {
  const chosen = places.filter((place) => right.has(place))
  return [
    chosen,
    ...places.map((place) =>
      right.has(place)
        ? chosen.filter((each) => each !== place)
        : [...chosen, place].toSorted((one, other) => one - other),
    ),
  ]
}

/** Orders of these places that tell most: the right one, neighbours exchanged, one item moved to the end, all reversed. */
export function someOrders(count: number): number[][] {
  const right = Array.from({ length: count }, (_, place) => place)
  const swapped = right.slice(1).map((place) => {
    const order = [...right]
    ;[order[place - 1], order[place]] = [place, place - 1]
    return order
  })
  return [right, ...swapped, [...right.slice(1), 0], right.toReversed()]
}
