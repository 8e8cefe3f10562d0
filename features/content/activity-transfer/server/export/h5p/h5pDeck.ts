import { cardOf, type Card } from '#cards/index.ts'
import { shellOf } from '#deck/deck.document.ts'
import { asPlayed } from './filmWriters.ts'
import type { H5pFiles } from './h5pFiles.ts'
import { nodeOf, plainMetadata, textNode, titleOf, type H5pNode } from './h5pWriter.ts'
import { mayHold } from './libraries.ts'
import { lossesBetween } from './losses.ts'
import { questionnaire } from './questionnaire.ts'
import { readBack } from './readBack.ts'
import { h5pNodeOf, type WrittenNode } from './writers.ts'

/** What stays behind: a whole card (`card`), what a card does with those inside it (`opened`), or a field of one. */
export interface H5pLoss {
  readonly card: Card
  readonly what: 'card' | 'opened' | 'field'
  /** Dotted, of a field; else ''. */
  readonly path: string
}

export interface H5pDeck {
  /** undefined where no card could be written. */
  readonly root: H5pNode | undefined
  readonly losses: readonly H5pLoss[]
}

interface Chapter {
  readonly section: Card | undefined
  readonly cards: (WrittenNode & { readonly card: Card })[]
}

/**
 * Cards as one content of H5P: a card alone as its own type where it is titled as the activity is; else a column, and with
 * sections a book whose chapters are columns. What was lost is not declared but measured, by reading each content back.
 */
export function h5pOfDeck(cards: readonly Card[], title: string, files: H5pFiles): H5pDeck {
  const losses: H5pLoss[] = []
  const chapters = chaptersOf(cards, files, losses)
  const written = chapters.flatMap((chapter) => chapter.cards)
  const [first, ...others] = written
  const isBook = chapters.some(({ section }) => section)
  if (first && !isBook && others.length === 0 && isOwnRoot(first, title)) {
    const metadata = { ...first.node.metadata, title: titleOf(first.library, title) }
    const root = { ...first.node, metadata }
    losses.push(...measured(first.card, readBack(root, files)))
    return { root, losses }
  }
  const columns: H5pNode[] = []
  for (const chapter of chapters) {
    const made = columnOf(chapter, columns.length, files, losses)
    if (made) columns.push(made)
  }
  const [column] = columns
  if (!column) return { root: undefined, losses }
  if (!isBook) return { root: { ...column, metadata: plainMetadata('H5P.Column', title) }, losses }
  const book = {
    library: 'H5P.InteractiveBook',
    params: {
      showCoverPage: false,
      chapters: columns,
      behaviour: { defaultTableOfContents: true, progressIndicators: true, displaySummary: true },
    },
  } as const
  return { root: nodeOf(book, plainMetadata('H5P.InteractiveBook', title)), losses }
}

/** Whether a card stands alone: titled as its activity is, or such that no column may hold it. */
const isOwnRoot = ({ card, library }: WrittenNode & { readonly card: Card }, title: string): boolean =>
  !mayHold('questionnaire', library) && (card.title === title || !mayHold('column', library))

/** The cards by sections; of a composite that H5P has no set for, those inside follow by themselves. */
function chaptersOf(cards: readonly Card[], files: H5pFiles, losses: H5pLoss[]): Chapter[] {
  const chapters: Chapter[] = [{ section: undefined, cards: [] }]
  const add = (card: Card): void => {
    const { nesting } = cardOf(card.type)
    if (
      nesting.opensGroup &&
      chapters.length <= 1 &&
      card.title.trim() === '' &&
      chapters[0]?.cards.length === 0
    )
      return void losses.push({ card, what: 'card', path: '' })
    if (nesting.opensGroup) return void chapters.push({ section: card, cards: [] })
    const written = h5pNodeOf(card, files)
    const back = written && comesBack(card, written, files)
    if (written && back) return void chapters.at(-1)?.cards.push({ ...written, card })
    const inside = nesting.children(card)
    losses.push({ card, what: inside.length > 0 ? 'opened' : 'card', path: '' })
    for (const child of inside) add(child)
  }
  for (const card of cards) add(card)
  return chapters
}

const comesBack = (card: Card, { node, library }: WrittenNode, files: H5pFiles): boolean => {
  const [back, ...others] = readBack(mayHold('questionnaire', library) ? questionnaire([node]) : node, files)
  return back?.type === card.type && others.length === 0
}

/** A chapter's cards in a column; polls behind each other share a questionnaire. undefined where nothing is in it. */
function columnOf(
  { section, cards }: Chapter,
  index: number,
  files: H5pFiles,
  losses: H5pLoss[],
): H5pNode | undefined {
  const contents: H5pNode[] = []
  let asked: H5pNode[] = []
  const flush = () => {
    if (asked.length > 0) contents.push(questionnaire(asked))
    asked = []
  }
  for (const { card, library, node } of cards) {
    const isAsked = mayHold('questionnaire', library)
    if (!isAsked) flush()
    if (isAsked) asked.push(node)
    else if (mayHold('column', library)) contents.push(node)
    else {
      losses.push({ card, what: 'card', path: '' })
      continue
    }
    losses.push(...measured(card, readBack(isAsked ? questionnaire([node]) : node, files)))
  }
  flush()
  if (contents.length === 0) {
    if (section) losses.push({ card: section, what: 'card', path: '' })
    return undefined
  }
  const column = nodeOf(
    {
      library: 'H5P.Column',
      params: { content: contents.map((content) => ({ content, useSeparator: 'auto' })) },
    },
    plainMetadata('H5P.Column', section?.title),
  )
  if (section) losses.push(...measured(section, sectionBack(column, index, files)))
  return column
}

/** The section that a chapter comes back as. */
function sectionBack({ metadata }: H5pNode, index: number, files: H5pFiles): Card[] {
  const chapter = (own: object): H5pNode =>
    nodeOf({ library: 'H5P.Column', params: { content: [{ content: textNode('x') }] } }, own)
  const chapters = [...(index > 0 ? [chapter(plainMetadata('H5P.Column'))] : []), chapter(metadata)]
  const book = nodeOf({ library: 'H5P.InteractiveBook', params: { chapters } }, {})
  return readBack(book, files)
    .filter(({ type }) => cardOf(type).nesting.opensGroup)
    .slice(-1)
}

/** What differs between a card and what came back, those inside it by themselves. */
function measured(card: Card, [back, ...others]: readonly Card[]): H5pLoss[] {
  if (!back || back.type !== card.type || others.length > 0) return [{ card, what: 'card', path: '' }]
  const { nesting } = cardOf(card.type)
  const out = asPlayed(card)
  const [inside, insideBack] = [nesting.children(out), nesting.children(back)]
  return [
    ...lossesBetween(shellOf(out), shellOf(back)).map((path): H5pLoss => ({ card, what: 'field', path })),
    ...inside.flatMap((child, index) => measured(child, insideBack.slice(index, index + 1))),
  ]
}
