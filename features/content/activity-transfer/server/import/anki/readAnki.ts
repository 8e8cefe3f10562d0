import {
  emptyHead,
  gapMark,
  noText,
  type ForeignPair,
  type ForeignQuestion,
  type FoundQuestions,
  type Loss,
  type OfKind,
} from '../../../questions/foreignQuestion.ts'
import { left, type DraftRow } from '../../../report.ts'
import { fitsGap } from '../../../questions/gapNotation.ts'
import { wordsIn } from '../foreign/foreignText.ts'
import { plainLine } from '../rich/htmlRich.ts'
import { readAnkiCollection, type AnkiCard, type AnkiCollection } from './ankiCollection.ts'
import type { AnkiPackage } from './ankiPackage.ts'
import { clozeOf, sidesOf } from './ankiSides.ts'
import { AnkiTexts } from './ankiTexts.ts'

/**
 * A package of Anki as questions. Decks become sections; cards of one template become pairs that are turned, or typed where the
 * template asks for that; a cloze note becomes a text with gaps, whose deletions are all missing at once. How often somebody
 * reviewed them is not the deck's, and stays behind.
 */
export async function readAnki(pack: AnkiPackage): Promise<FoundQuestions> {
  const collection = await readAnkiCollection(pack.database)
  const texts = new AnkiTexts(pack)
  const decks = Map.groupBy(collection.cards, ({ deck }) => deck.join('::'))
  const questions = [...decks].flatMap(([name, cards]) => [
    ...(decks.size > 1 ? [section(name, cards)] : []),
    ...questionsOf(cards, texts),
  ])
  const [only, ...others] = decks.keys()
  return {
    title: only !== undefined && others.length === 0 ? (only.split('::').at(-1) ?? '') : '',
    questions,
    pictures: texts.pictures,
    media: texts.media,
    rows: rowsOf(collection),
  }
}

function rowsOf({ reviews, unread, cards }: AnkiCollection): DraftRow[] {
  const scripts = new Set(
    cards.flatMap(({ noteType: { name, templates } }) =>
      templates.some(({ front, back }) => /<script\b/i.test(front + back)) ? [name] : [],
    ),
  )
  return [
    ...(unread > 0 ? [left(null, 'tooManyCards', String(unread))] : []),
    ...(reviews > 0 ? [left(null, 'reviewsDropped', String(reviews))] : []),
    ...[...scripts].map((name) => left(null, 'html', `${name}: <script>`)),
  ]
}

const section = (name: string, [first]: readonly AnkiCard[]): ForeignQuestion => ({
  ...emptyHead(first?.at ?? 1),
  kind: 'category',
  title: name.replaceAll('/', '//').replaceAll('::', '/'),
})

/** Cards that look alike stay together, in the order in which the first of them comes. */
function questionsOf(cards: readonly AnkiCard[], texts: AnkiTexts): ForeignQuestion[] {
  const groups = Map.groupBy(cards, ({ noteType, ord }) =>
    noteType.isCloze ? noteType : (noteType.templates[ord] ?? noteType),
  )
  const isAlone = groups.size === 1
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    return first.noteType.isCloze ? clozesOf(first, group, texts) : setsOf(first, group, isAlone, texts)
  })
}

/** One question of what is turned, and one of what is typed. */
function setsOf(
  first: AnkiCard,
  cards: readonly AnkiCard[],
  isAlone: boolean,
  texts: AnkiTexts,
): ForeignQuestion[] {
  const template = first.noteType.templates[first.ord]
  if (!template) return []
  const read = cards.map((card) => {
    const { front, back, tips, typed } = sidesOf(card, template)
    const isTyped = typed !== undefined && plainLine(typed) !== ''
    const own = isTyped ? texts.read(typed) : texts.read(back)
    const shown = isTyped ? wordsIn(texts.read(back)) : ''
    const pair: ForeignPair = { front: texts.read(front), back: own, tip: texts.read(tips.join('<br>')) }
    return { card, isTyped, pair, shown, losses: texts.takeLosses() }
  })
  const deck = first.deck.at(-1) ?? ''
  const title = isAlone
    ? deck
    : [deck, first.noteType.name, template.name].filter((name) => name !== '').join(' · ')
  return [false, true].flatMap((isTyped): OfKind<'flip'>[] => {
    const own = read.filter((each) => each.isTyped === isTyped)
    const [head] = own
    if (!head) return []
    const besides = own.filter(({ shown, pair }) => shown !== '' && shown !== wordsIn(pair.back))
    return [
      {
        ...emptyHead(head.card.at),
        kind: 'flip',
        title,
        isTyped,
        pairs: own.map(({ pair }) => pair),
        labels: [...new Set(own.flatMap(({ card }) => card.tags))],
        losses: [
          ...own.flatMap(({ losses }) => losses),
          ...besides.map(({ shown }) => ({ outcome: 'left', reason: 'h5pPart', text: shown }) as const),
        ],
      },
    ]
  })
}

/** Texts with gaps, and turned ones where a gap cannot hold what is missing. */
function clozesOf(first: AnkiCard, cards: readonly AnkiCard[], texts: AnkiTexts): ForeignQuestion[] {
  // The deletions of a note are cards of their own in Anki.
  const notes = new Map(cards.map((card) => [card.at, card]))
  const turned: { readonly at: number; readonly pair: ForeignPair; readonly losses: readonly Loss[] }[] = []
  const gaps = [...notes.values()].flatMap((card): ForeignQuestion[] => {
    const head = { ...emptyHead(card.at), labels: card.tags }
    const { text, deletions, behind } = clozeOf(card)
    if (deletions.some(({ answer }) => answer.startsWith('image-occlusion:')))
      return [occlusionOf(card, texts)]
    const answers = deletions.map(({ answer }) => plainLine(answer))
    if (answers.length > 0 && answers.length <= maxGaps && answers.every(fitsGap))
      return [{ ...head, ...gapsOf({ text, deletions, behind, answers }, texts), losses: texts.takeLosses() }]
    let index = 0
    const whole = text.replaceAll(gapMark, () => deletions[index++]?.answer ?? '')
    const pair = {
      front: texts.read(text.replaceAll(gapMark, '[…]')),
      back: texts.read([whole, behind].join('<br>')),
      tip: noText,
    }
    turned.push({ at: card.at, pair, losses: texts.takeLosses() })
    return []
  })
  if (turned.length === 0) return gaps
  const set: ForeignQuestion = {
    ...emptyHead(turned[0]?.at ?? 1),
    kind: 'flip',
    title: [first.deck.at(-1) ?? '', first.noteType.name].join(' · '),
    isTyped: false,
    pairs: turned.map(({ pair }) => pair),
    losses: turned.flatMap(({ losses }) => losses),
  }
  return [...gaps, set]
}

/**
 * A picture with masks over it, whose parts have no names: the picture and what is said with it are kept as a text, and the masks
 * are reported. Source: Anki's manual, 'Image Occlusion'.
 */
function occlusionOf(card: AnkiCard, texts: AnkiTexts): ForeignQuestion {
  const said = [...card.fields.values()].filter((value) => !value.includes('image-occlusion:'))
  const stem = texts.read(said.join('<br>'))
  const head = { ...emptyHead(card.at), labels: card.tags }
  if (stem.blocks.length + stem.pictures.length === 0)
    return { ...head, kind: 'unknown', name: card.noteType.name }
  const losses = [
    ...texts.takeLosses(),
    { outcome: 'left', reason: 'interactionUnknown', text: card.noteType.name } as const,
  ]
  return { ...head, kind: 'description', stem, losses }
}

/** What a text with gaps takes. */
const maxGaps = 30

interface Cloze extends ReturnType<typeof clozeOf> {
  readonly answers: readonly string[]
}

const gapsOf = ({ text, deletions, behind, answers }: Cloze, texts: AnkiTexts) =>
  ({
    kind: 'gaps',
    stem: texts.read(text),
    explanation: texts.read(behind),
    hints: deletions.filter(({ hint }) => hint !== '').map(({ hint }) => texts.read(hint)),
    gaps: answers.map((answer) => ({
      // A star stands for any letters where it is not marked as a sign.
      answers: [{ text: answer.replaceAll('*', String.raw`\*`), share: 100, feedback: noText }],
    })),
    distractors: null,
    ignoreCase: true,
  }) as const
