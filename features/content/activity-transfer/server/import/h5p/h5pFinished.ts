import { isObject } from '#kit/value/sameJson.ts'
import { cardOf, type Card } from '#cards/index.ts'
import { fits, textDrafts, type Draft } from '../../../draftCards.ts'
import { paragraph, text } from '../../../richBuilder.ts'
import { gapPartsOf } from '../../../questions/gapNotation.ts'
import { cardsOfDrafts } from '../../../cardsOfDrafts.ts'
import type { H5pContent } from './h5pContent.ts'
import type { Picture } from './h5pJob.ts'

/**
 * A draft as it can be published, where H5P plays what a card of ours does not: parts that hold nothing or repeat another one
 * are left out; a question in which nothing can be answered becomes the text that it shows, and nothing where it shows none.
 * What else is missing stays missing, for its author to add. `made` are the drafts of the contents inside.
 */
export function finished(content: H5pContent, draft: Draft, made: ReadonlySet<Draft>): Draft[] {
  // What is a content of its own was looked at as such; so was what a film stops for.
  if (made.has(draft) || !fits(draft) || 'moments' in draft) return [draft]
  const { childrenIn } = cardOf(draft.type).nesting
  const children: unknown = childrenIn === undefined ? undefined : draft[childrenIn]
  if (childrenIn !== undefined && Array.isArray(children)) {
    const whole = children.map((child) => finished(content, child, made))
    return holder(content, draft, childrenIn, children, whole)
  }
  const card = parsed(draft)
  if (!card || cardOf(card.type).content.problems(card).length === 0) return [draft]
  const tidy = tidied(content, draft)
  const problems = problemsIn(tidy)
  // Films end with one that nobody has filled in: its task alone is no text to read.
  if (problems.includes('noStep')) return []
  if (problems.some((problem) => unanswerable.has(problem))) return asText(content, tidy)
  if (problems.includes('noneRight')) return asPoll(content, tidy)
  return [tidy]
}

/** Problems of a question that has no part to answer it with, by the last part of their keys. */
const unanswerable = new Set([
  'fewItems',
  'fewOptions',
  'fewStatements',
  'noGap',
  'noItem',
  'noMark',
  'noPair',
  'noPrompt',
  'noText',
  'noThing',
  'noWord',
  'noZone',
])

/** Fields as a whole in which an answer is given; what one part of them lacks its author can add. */
const isOfWhole =
  /^(prompt|question|text|(options|items|pairs|steps|things|words|zones)(\.\d+\.statements)?)$/

const parsed = (draft: Draft): Card | undefined =>
  cardsOfDrafts({ title: '', drafts: [draft], rows: [] }).cards[0]

function problemsIn(draft: Draft): string[] {
  const card = parsed(draft)
  const problems = card ? cardOf(card.type).content.problems(card) : []
  const keys = problems.filter(({ path }) => isOfWhole.test(path)).map(({ key }) => key.replace(/^.*\./, ''))
  // What is true or false is asked by its question alone.
  return draft['kind'] === 'judge' && keys.includes('noQuestion') ? [...keys, 'noText'] : keys
}

/** A card that holds others: with those of them that can be answered; opened where one alone is left. */
function holder(
  content: H5pContent,
  draft: Draft,
  childrenIn: string,
  children: readonly Draft[],
  whole: readonly Draft[][],
): Draft[] {
  const isSame = whole.every(([own, ...more], index) => own === children[index] && more.length === 0)
  if (isSame) return [draft]
  const left = whole.flat()
  const answered = left.filter(({ type }) => cardOf(type).answering.isScorable)
  const [first, ...others] = left
  if (answered.length >= 2) return [{ ...draft, [childrenIn]: left, points: answered.length }]
  return first ? [{ ...content.head(), ...first }, ...others] : []
}

const wordsOf = (part: unknown): string =>
  isObject(part) && typeof part['text'] === 'string' ? part['text'].trim() : ''

/** Whether nothing is written in a part of a card, nor shown or heard. */
function holdsNothing(part: unknown): boolean {
  if (!isObject(part)) return typeof part !== 'string' || part.trim() === ''
  return Object.entries(part).every(([name, value]) =>
    Array.isArray(value)
      ? value.every(holdsNothing)
      : isObject(value)
        ? holdsNothing(value)
        : name === 'id' || typeof value === 'boolean' || value === null || value === '',
  )
}

/** Lists of parts that people tell apart by their words. */
const lists = ['options', 'items', 'pairs', 'words', 'steps', 'statements']

/** A draft, or a part of one, without parts that hold nothing and those that repeat the words of another one. */
function tidied<Part extends object>(content: H5pContent, part: Part): Part {
  if (Reflect.get(part, 'kind') === 'judge') return part
  const entries = Object.entries(part).map(([name, value]: [string, unknown]): [string, unknown] => {
    if (!lists.includes(name) || !Array.isArray(value)) return [name, value]
    const own: readonly unknown[] = value
    const inner = own.map((each) => (isObject(each) ? tidied(content, each) : each))
    return [name, name === 'steps' ? chosenFrom(content, inner) : untwinned(content, inner)]
  })
  return Object.assign({}, part, Object.fromEntries(entries))
}

/** Steps in which there is something to choose; all of them where there is nothing in any. */
function chosenFrom(content: H5pContent, steps: readonly unknown[]): unknown[] {
  const there = steps.filter((step) => !holdsNothing(step))
  const statementsOf = (step: unknown): readonly unknown[] =>
    isObject(step) && Array.isArray(step['statements']) ? step['statements'] : []
  const open = there.filter((step) => statementsOf(step).length > 1)
  if (open.length === 0) return there
  for (const step of there)
    if (!open.includes(step)) content.left('noOptions', statementsOf(step).map(wordsOf).join(' · '))
  return open
}

/** Of parts with the same words the first one stays; it is right where one of them is. */
function untwinned(content: H5pContent, parts: readonly unknown[]): unknown[] {
  // Beside pictures, a part without anything is one whose sound or film has no place.
  const areShown = parts.some((part) => isObject(part) && isObject(part['picture']))
  const there = areShown ? parts : parts.filter((part) => !holdsNothing(part))
  const keyOf = (part: unknown) =>
    isObject(part) && !isObject(part['picture']) ? wordsOf(part).toLowerCase() : ''
  return there.flatMap((part, index) => {
    const key = keyOf(part)
    const twins = there.filter((other) => key !== '' && keyOf(other) === key)
    if (twins.length < 2 || !isObject(part)) return [part]
    if (there.findIndex((other) => keyOf(other) === key) < index) {
      content.left('h5pTwin', wordsOf(part))
      return []
    }
    const isRight = twins.some((twin) => isObject(twin) && twin['correct'] === true)
    return ['correct' in part ? { ...part, correct: isRight } : part]
  })
}

/** What H5P writes above a question unless its author writes something else: nobody's own words. */
const usualTasks = new Set([
  'Fill in the missing words',
  'Drag the words into the correct boxes',
  'Choose the correct statement.',
])
const isOfAnswering = /^(title|hints|feedback|note|picture\.|.*\.picture\.)/

/** The words and pictures of a question, for there is nothing to answer; none where it has none of its own. */
function asText(content: H5pContent, draft: Draft): Draft[] {
  const card = parsed(draft)
  if (!card) return [draft]
  const { phrases, pictures } = cardOf(card.type).content
  const words = phrases(card)
    .filter(({ path }) => !isOfAnswering.test(path))
    .map(({ path, text: said }) => (path === 'text' ? ungapped(said) : said))
    .flatMap((said) => said.split('\n'))
    .filter((said) => said.trim() !== '' && !usualTasks.has(said) && said !== content.library)
  const shown = pictures(card).map(({ media }): Picture => media)
  if (words.length + shown.length === 0) return []
  content.changed('h5pUnasked', words.join(' · '))
  const blocks = words.map((said) => paragraph([text(said)]))
  const gallery = content.gallery(shown, words.length > 0 ? '' : content.title)
  return [...gallery, ...(words.length > 0 ? textDrafts(blocks, content.head()).drafts : [])]
}

const ungapped = (notation: string): string =>
  gapPartsOf(notation)
    .map((part) => (typeof part === 'string' ? part : (part[0] ?? '')))
    .join('')

/** Options among which none is right are asked all the same: everybody may choose. */
function asPoll(content: H5pContent, draft: Draft): Draft[] {
  const { title, note, question, kind } = draft
  const options: readonly unknown[] = Array.isArray(draft['options']) ? draft['options'] : []
  if (!options.every((option) => wordsOf(option) !== '')) return [draft]
  content.changed('rightMissing', content.label)
  return [
    {
      type: 'poll',
      ...(title !== undefined && { title }),
      ...(note !== undefined && { note }),
      question,
      kind,
      options: options.map((option, index) => ({ id: `p${index + 1}`, text: wordsOf(option) })),
    },
  ]
}
