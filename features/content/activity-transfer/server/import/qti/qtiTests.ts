import { allOf, childOf } from '#kit/files/server/xml.ts'
import {
  emptyHead,
  type ForeignQuestion,
  type FoundQuestions,
  type Loss,
} from '../../../questions/foreignQuestion.ts'
import { left, type DraftRow } from '../../../report.ts'
import { QtiFiles } from './qtiFiles.ts'
import { isForOthers } from './qtiHtml.ts'
import { SharedTexts } from './sharedTexts.ts'
import { questionsOfItem, type ItemSettings } from './questionsOfItem.ts'
import type { QtiDocument, QtiPackage } from './qtiPackage.ts'
import { attemptsIn, isPlainSum, wholeItems } from './testRules.ts'
import {
  attribute,
  childrenNamed,
  elementsOf,
  isTrue,
  lineIn,
  numberIn,
  type QtiNode,
} from './standard/qtiNodes.ts'

/** Sections within sections, beyond what any author builds. */
const deepest = 12
/** More than a deck holds, and as many as a report names. */
const maxItems = 2000

interface Place {
  readonly folder: string
  /** Titles of the sections around. */
  readonly titles: readonly string[]
  readonly attempts: number | null | undefined
  readonly depth: number
}

/** Reads all tests of a package, then the items that stand in none, into questions in their order. */
export class QtiTests {
  readonly #package: QtiPackage
  readonly #files: QtiFiles
  readonly #questions: ForeignQuestion[] = []
  readonly #rows: DraftRow[] = []
  readonly #taken = new Set<string>()
  readonly #texts: SharedTexts
  #at = 0

  constructor(pack: QtiPackage) {
    this.#package = pack
    this.#files = new QtiFiles(pack.files)
    this.#texts = new SharedTexts(pack, this.#files, () => this.#next())
  }

  found(): FoundQuestions {
    const tests = this.#package.ofKind('assessmentTest')
    for (const test of tests) this.#test(test, tests.length > 1)
    const sections = tests.length === 0 ? this.#package.ofKind('assessmentSection') : []
    for (const { root, folder } of sections)
      this.#questions.push(...this.#section(root, { ...outermost, folder }))
    for (const item of this.#package.ofKind('assessmentItem'))
      if (!this.#taken.has(item.path)) this.#questions.push(...this.#item(item, { weight: 1 }))
    for (const stimulus of this.#package.ofKind('assessmentStimulus'))
      this.#questions.push(...this.#texts.share('', stimulus.path))
    for (const path of [...this.#package.missing, ...this.#package.broken]) this.#left('partMissing', path)
    const [test] = tests
    return {
      title: (test && attribute(test.root, 'title')) || this.#package.title,
      questions: this.#questions,
      pictures: this.#files.texts.pictures.all,
      media: this.#files.media,
      rows: this.#rows,
    }
  }

  /** The place of the next question in the report. */
  #next(): number {
    this.#at += 1
    return this.#at
  }

  #left(reason: Loss['reason'], text: string): void {
    this.#rows.push(left(this.#at || null, reason, text))
  }

  /** Settings that stand on a node and have no counterpart. */
  #settings(node: QtiNode, ...names: readonly string[]): void {
    for (const name of names)
      for (const each of childrenNamed(node, name)) {
        const said = Object.entries(each.attributes).map(([key, value]) => `${key}=${value}`)
        this.#left('settingDropped', [name, ...said].join(' '))
      }
  }

  #test({ root, folder }: QtiDocument, isTitled: boolean): void {
    if (isTitled) this.#questions.push(this.#heading(attribute(root, 'title')))
    this.#settings(root, 'timeLimits')
    const rules = childOf(root, 'outcomeProcessing')
    if (rules && !isPlainSum(rules)) this.#left('settingDropped', 'outcomeProcessing')
    for (const feedback of allOf(root, 'testFeedback')) this.#left('feedbackDropped', lineIn(feedback))
    for (const part of childrenNamed(root, 'testPart')) {
      for (const name of ['navigationMode', 'submissionMode'] as const)
        if (/^(nonlinear|simultaneous)$/.test(attribute(part, name)))
          this.#left('settingDropped', `${name}: ${attribute(part, name)}`)
      this.#settings(part, 'timeLimits', 'preCondition', 'branchRule')
      const place = { ...outermost, folder, attempts: attemptsIn(part) }
      this.#questions.push(...this.#children(part, place))
    }
  }

  #heading(title: string): ForeignQuestion {
    return { ...emptyHead(this.#next()), kind: 'category', title: title.replaceAll('/', '//') }
  }

  /** Sections, items and texts within a node, in their order. */
  #children(node: QtiNode, place: Place): ForeignQuestion[] {
    return elementsOf(node).flatMap((child) => {
      switch (child.name) {
        case 'assessmentSection':
          return this.#section(child, place)
        case 'assessmentSectionRef':
        case 'include':
          return this.#reference(child, place)
        case 'assessmentItemRef':
          return this.#itemReference(child, place)
        case 'rubricBlock':
          return this.#rubric(child, place)
        default:
          return []
      }
    })
  }

  #reference(node: QtiNode, place: Place): ForeignQuestion[] {
    const href = attribute(node, 'href')
    const document = this.#package.at(place.folder, href)
    if (document?.root.name !== 'assessmentSection' || place.depth > deepest) {
      this.#left('partMissing', href)
      return []
    }
    return this.#section(document.root, { ...place, folder: document.folder })
  }

  #section(node: QtiNode, place: Place): ForeignQuestion[] {
    if (place.depth > deepest) {
      this.#left('partMissing', attribute(node, 'title'))
      return []
    }
    const title = attribute(node, 'title')
    const titles = title === '' ? place.titles : [...place.titles, title]
    const own = attemptsIn(node)
    const inside = {
      ...place,
      titles,
      depth: place.depth + 1,
      attempts: own === undefined ? place.attempts : own,
    }
    this.#settings(node, 'timeLimits', 'preCondition', 'branchRule')
    const select = numberIn(attribute(childOf(node, 'selection'), 'select'), 0)
    const isShuffled = isTrue(attribute(childOf(node, 'ordering'), 'shuffle'))
    if (select > 0 || isShuffled)
      return this.#pool(node, inside, { draw: select > 0 ? select : null, isShuffled })
    const heading = title === '' ? [] : [this.#heading(titles.join(' · '))]
    return [...heading, ...this.#children(node, inside)]
  }

  /** A section of which some items are drawn, or that is shuffled: a group. What its items share stands before it. */
  #pool(
    node: QtiNode,
    place: Place,
    { draw, isShuffled }: { readonly draw: number | null; readonly isShuffled: boolean },
  ): ForeignQuestion[] {
    const at = this.#next()
    if (isTrue(attribute(childOf(node, 'selection'), 'withReplacement')))
      this.#left('settingDropped', 'withReplacement')
    for (const child of elementsOf(node))
      for (const name of ['required', 'fixed'])
        if (isTrue(attribute(child, name)))
          this.#left('settingDropped', `${name}: ${attribute(child, 'identifier')}`)
    const all = this.#children(node, place)
    const isRead = ({ kind, at: own }: ForeignQuestion) =>
      kind === 'category' ||
      (kind === 'description' && !all.some((each) => each.kind !== kind && each.at === own))
    const questions = all.filter((each) => !isRead(each))
    const group: ForeignQuestion = {
      ...emptyHead(at),
      title: place.titles.at(-1) ?? '',
      kind: 'group',
      draw,
      isShuffled,
      questions: wholeItems(questions),
    }
    return [...all.filter((each) => each.kind === 'description' && isRead(each)), group]
  }

  #rubric(node: QtiNode, { folder }: Place): ForeignQuestion[] {
    if (isForOthers(node)) {
      this.#left('settingDropped', `rubricBlock (${attribute(node, 'view')}): ${lineIn(node)}`)
      return []
    }
    return this.#texts.read('', node, folder)
  }

  #itemReference(node: QtiNode, place: Place): ForeignQuestion[] {
    const href = attribute(node, 'href')
    const document = this.#package.at(place.folder, href)
    if (document?.root.name !== 'assessmentItem') {
      this.#left('partMissing', href || attribute(node, 'identifier'))
      return []
    }
    this.#settings(node, 'preCondition', 'branchRule', 'templateDefault', 'variableMapping')
    const weight = numberIn(attribute(childOf(node, 'weight'), 'value'), 1)
    const seconds = numberIn(attribute(childOf(node, 'timeLimits'), 'maxTime'), 0)
    const own = attemptsIn(node)
    const attempts = own === undefined ? place.attempts : own
    return this.#item(document, {
      weight,
      ...(attempts !== undefined && { attempts }),
      ...(seconds > 0 && { seconds }),
    })
  }

  /** An item, and before it what it shares with others, once. */
  #item(document: QtiDocument, settings: ItemSettings): ForeignQuestion[] {
    this.#taken.add(document.path)
    if (this.#taken.size > maxItems) {
      this.#left('tooManyCards', document.path)
      return []
    }
    const at = this.#next()
    const { questions, shared, item } = questionsOfItem(document, at, this.#files, settings)
    const before = shared.flatMap((href) => this.#texts.share(item.folder, href))
    return [...before, ...questions]
  }
}

const outermost: Place = { folder: '', titles: [], attempts: undefined, depth: 0 }
