import { gapMark, noText, type ForeignGap } from '../../../questions/foreignQuestion.ts'
import { attribute, childrenNamed, isTrue, type QtiNode } from './standard/qtiNodes.ts'
import { nothing, valueOf, type Value } from './standard/qtiValues.ts'
import type { Made, QtiJob, Reader, Trial } from './qtiJob.ts'
import { partsOf } from './qtiItem.ts'
import { numberOfEntry } from './numberReaders.ts'
import { pairsIn } from './qtiWorth.ts'

/** Interactions that stand in a text. */
export const isInline = ({ name }: QtiNode): boolean =>
  name === 'textEntryInteraction' || name === 'inlineChoiceInteraction'

interface Gap {
  readonly job: QtiJob
  /** What is wholly right, as it is shown; the first is the best. */
  readonly right: readonly string[]
  readonly wrong: readonly string[]
  readonly isMenu: boolean
  readonly ignoresCase: boolean
  /** A response to the gap as QTI has it. */
  valueOf(shown: string): Value
}

const answerOf = (text: string) => ({
  text: text.replaceAll('*', String.raw`\*`),
  share: 100,
  feedback: noText,
})
/** A word that is right nowhere. */
const strange = 'qqq'

/** Interactions in one text: its gaps, typed or chosen. A single one without a right answer is an open question. */
export function gapsOf(jobs: readonly QtiJob[]): Made {
  const [first] = jobs
  const number = jobs.length === 1 && first ? numberOfEntry(first) : undefined
  if (number) return number
  const gaps = jobs.map((job) => (job.node.name === 'inlineChoiceInteraction' ? menuOf(job) : entryOf(job)))
  if (first && gaps.length === 1 && gaps[0]?.right.length === 0 && !gaps[0].isMenu)
    return { body: { kind: 'essay', isShort: true }, trials: [], isOpen: true }
  const isBank = gaps.every(({ isMenu }) => isMenu)
  reportMenus(gaps, isBank)
  for (const { job, right } of gaps) if (right.length === 0) job.changed('rightMissing', job.name)
  return {
    body: {
      kind: 'gaps',
      gaps: gaps.map(({ right }): ForeignGap => ({
        answers: (isBank ? right.slice(0, 1) : right).map(answerOf),
      })),
      distractors: isBank ? gaps.flatMap(({ wrong, right }) => [...wrong, ...right.slice(1)]) : null,
      ignoreCase: gaps.every(({ isMenu, ignoresCase }) => isMenu || ignoresCase),
    },
    trials: gapTrials(gaps),
  }
}

function reportMenus(gaps: readonly Gap[], isBank: boolean): void {
  const menus = gaps.filter(({ isMenu }) => isMenu)
  const wordsOf = ({ right, wrong }: Gap) => [...right, ...wrong].join(' · ')
  const isShared = new Set(menus.map((gap) => [...gap.right, ...gap.wrong].toSorted().join('|'))).size > 1
  if (isBank && isShared) menus[0]?.job.changed('bankShared', menus.map(wordsOf).join(' / '))
  if (!isBank) for (const menu of menus) menu.job.changed('optionsDropped', wordsOf(menu))
}

/** A typed answer: of all words that the processing knows, those that have all points. */
function entryOf(job: QtiJob): Gap {
  const { declaration, worth } = job
  job.settings('patternMask', 'format')
  const valueOfWord = (word: string) => valueOf('single', declaration.baseType || 'string', [word])
  const share = (word: string) => worth.share(new Map([[job.name, valueOfWord(word)]]))
  const known = worth.wordsFor(declaration)
  const declared = new Set((declaration.correct?.items ?? []).map(String))
  const right = known.filter((word) => (worth.isKnown ? share(word) === 1 : declared.has(word)))
  const [word] = right
  const other = word === undefined ? undefined : otherCase(word)
  return {
    job,
    right,
    wrong: known.filter((each) => !right.includes(each)),
    isMenu: false,
    ignoresCase: other === undefined ? true : worth.isKnown ? share(other) === 1 : false,
    valueOf: (shown) => (shown === '' ? nothing : valueOfWord(shown)),
  }
}

/** The word in capitals, or small where it has them all; undefined where it has no case. */
function otherCase(word: string): string | undefined {
  const other = word === word.toUpperCase() ? word.toLowerCase() : word.toUpperCase()
  return other === word ? undefined : other
}

/** An answer that is chosen from a menu. */
function menuOf(job: QtiJob): Gap {
  const choices = childrenNamed(job.node, 'inlineChoice')
  const labels = new Map(choices.map((each) => [attribute(each, 'identifier'), job.plain(each.children)]))
  const share = (id: string) => job.worth.share(new Map([[job.name, valueOf('single', 'identifier', [id])]]))
  const declared = new Set(job.right.items.map(String))
  const isRight = (id: string) => (job.worth.isKnown ? share(id) === 1 : declared.has(id))
  const ids = [...labels.keys()]
  return {
    job,
    right: ids.filter(isRight).map((id) => labels.get(id) ?? ''),
    wrong: ids.filter((id) => !isRight(id)).map((id) => labels.get(id) ?? ''),
    isMenu: true,
    ignoresCase: true,
    valueOf: (shown) => {
      const id = ids.find((each) => labels.get(each) === shown)
      return id === undefined ? nothing : valueOf('single', 'identifier', [id])
    },
  }
}

/** Answers that tell most: all right, each one wrong or written otherwise, each alone right, all wrong. */
function gapTrials(gaps: readonly Gap[]): Trial[] {
  const right = gaps.map((gap) => gap.right[0] ?? '')
  const wrongOf = ({ wrong, isMenu }: Gap) => wrong[0] ?? (isMenu ? '' : strange)
  const answers = [
    right,
    ...gaps.map((gap, place) => right.with(place, wrongOf(gap))),
    ...gaps.flatMap((gap, place) => gap.right.slice(1).map((word) => right.with(place, word))),
    ...gaps.flatMap((gap, place) => {
      const other = gap.isMenu ? undefined : otherCase(gap.right[0] ?? '')
      return other === undefined ? [] : [right.with(place, other)]
    }),
    ...gaps.map((_, place) => right.map((word, index) => (index === place ? word : ''))),
    gaps.map(wrongOf),
  ]
  return answers.map((words) => ({
    given: new Map(gaps.map((gap, place) => [gap.job.name, gap.valueOf(words[place] ?? '')])),
    response: { kind: 'typed', answers: words },
    label: words.map((word) => (word === strange ? '…' : word || '–')).join(', '),
  }))
}

/** Words or pictures that are put into gaps of a text. */
export const gapMatch: Reader = (job) => {
  const choices = partsOf(job.node, 'gapText', 'gapImg')
  const gaps = partsOf(job.node, 'gap')
  const labelOf = (node: QtiNode) =>
    job.plain(node.children) || attribute(node, 'objectLabel') || attribute(node, 'identifier')
  const labels = new Map(choices.map((each) => [attribute(each, 'identifier'), labelOf(each)]))
  for (const each of choices) if (each.name === 'gapImg') job.left('pictureNoPlace', labelOf(each))
  const pairs = pairsIn(job.right)
  const right = gaps.map((gap) => pairs.find(([, id]) => id === attribute(gap, 'identifier'))?.[0] ?? '')
  const others = [...labels.keys()].filter((id) => !right.includes(id))
  for (const [place, id] of right.entries())
    if (id === '') job.changed('rightMissing', attribute(gaps[place] ?? job.node, 'identifier'))
  if (isTrue(job.says('shuffle')) && choices.some((each) => isTrue(attribute(each, 'fixed'))))
    job.left('settingDropped', 'fixed')
  const content = job.node.children.filter(({ name }) => !/^(prompt|gapText|gapImg)$/.test(name))
  const isGap = (node: QtiNode) => (node.name === 'gap' ? gapMark : undefined)
  const prompts = childrenNamed(job.node, 'prompt').flatMap(({ children }) => children)
  return {
    stem: job.files.text(
      `${job.around}<p>${job.html(prompts)}</p>${job.html(content, isGap)}`,
      job.item.folder,
    ),
    body: {
      kind: 'gaps',
      gaps: right.map((id) => ({ answers: [answerOf(labels.get(id) ?? '')] })),
      distractors: others.map((id) => labels.get(id) ?? ''),
      ignoreCase: true,
    },
    trials: fillings(right, others).map((ids) =>
      job.trial(
        ids.flatMap((id, place) =>
          id === '' ? [] : [`${id} ${attribute(gaps[place] ?? job.node, 'identifier')}`],
        ),
        { kind: 'typed', answers: ids.map((id) => labels.get(id) ?? '') },
        ids.map((id) => labels.get(id) ?? '–').join(', '),
      ),
    ),
  }
}

/** What may stand in the gaps: all right, one empty, one from those that belong nowhere, two exchanged, one alone. */
function fillings(right: readonly string[], others: readonly string[]): (readonly string[])[] {
  const [stranger] = others
  return [
    right,
    ...right.map((_, place) => right.with(place, '')),
    ...(stranger === undefined ? [] : right.map((_, place) => right.with(place, stranger))),
    ...right.slice(1).map((id, place) => right.with(place, id).with(place + 1, right[place] ?? '')),
    ...right.map((id, place) => right.map((_, index) => (index === place ? id : ''))),
    [...right.slice(1), right[0] ?? ''],
  ]
}
