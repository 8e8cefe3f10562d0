import { titleMax } from '#kit/card/card.ts'
import { fitsIn } from '#kit/value/graphemes.ts'
import { maxCards } from '#deck/deck.schema.ts'
import type { DraftDeck } from '../cardsOfDocument.ts'
import type { LossReason } from '../documentBlock.ts'
import { fits, imageDraft, sectionDraft, textDrafts, titled, type Draft } from '../draftCards.ts'
import { gapMark, type ForeignQuestion, type FoundQuestions, type OfKind } from './foreignQuestion.ts'
import { bankOfChoice, gapsDraft, matchDrafts } from './gapDrafts.ts'
import { marksDraft, orderDraft, pinnedDraft, placeDraft } from './boardDrafts.ts'
import { limitOf } from './cardLimits.ts'
import { fitScoring } from './fitScoring.ts'
import { choiceDraft, essayDraft, numberDraft, truthDraft } from './questionDrafts.ts'
import { flipDrafts } from './flipDrafts.ts'
import { inDollars, mathsDraft } from './mathsDrafts.ts'
import {
  noMedia,
  QuestionParts,
  wordsOfText,
  type DocumentFiles,
  type DocumentMedia,
} from './questionParts.ts'
import { mediaDraft, workDraft } from './workDrafts.ts'
import { excerpt, left, type DraftRow } from '../report.ts'

/**
 * Cards of questions that other programs wrote, and what became of each: the one mapping of all such formats. Choices stay
 * choices, true or false a judgement, short answers and missing words gaps, numbers a question with a tolerance, essays a
 * question that a person grades, what is learned by heart cards that are turned, categories sections, descriptions text, and
 * several questions in one a composite. A question has one row for its cards, and one for each thing that a card cannot hold, or
 * holds in another way. Pictures and media that were refused are left out and said so.
 */
export function cardsOfQuestions(
  found: FoundQuestions,
  refused: ReadonlySet<number>,
  media: DocumentMedia = noMedia,
): DraftDeck {
  const files = { pictures: found.pictures, refused, media: found.media ?? [], taken: media }
  const drafts: Draft[] = []
  const rows: DraftRow[] = [...found.rows]
  for (const question of found.questions) {
    const { at } = question
    const label = labelOf(question)
    const { made, reason, losses, inside } = madeOf(question, files)
    const room = maxCards - drafts.length
    const isRoom = made.length <= room
    const isSaid = question.kind === 'description' && made.length === 0 && losses.length > 0
    if (!isRoom && question.kind === 'flip' && room > 0) {
      drafts.push(...made.slice(0, room))
      const cards = made.slice(0, room).map((_, index) => drafts.length - room + index + 1)
      rows.push({ at, text: label, outcome: 'taken', reason: null, cards })
      rows.push(left(at, 'tooManyCards', `${label}: ${pairsIn(made.slice(room))}`))
    } else if (made.length === 0 || !isRoom)
      rows.push(...(isSaid ? [] : [left(at, isRoom ? reason : 'tooManyCards', label)]))
    else {
      const cards = made.map((_, index) => drafts.length + index + 1)
      drafts.push(...made)
      rows.push({ at, text: label, outcome: 'taken', reason: null, cards })
      for (const row of inside) rows.push(row.outcome === 'taken' ? { ...row, cards: cards.slice(-1) } : row)
    }
    for (const { outcome, reason: why, text } of losses)
      rows.push({ at, text: excerpt(text), outcome, reason: why, cards: [] })
  }
  return { title: found.title, drafts, rows }
}

/** How many pairs, and texts in the place of pairs, stand in these drafts. */
const pairsIn = (drafts: readonly Draft[]): number =>
  drafts.reduce((sum, { pairs }) => sum + (Array.isArray(pairs) ? pairs.length : 1), 0)

const labelOf = ({ title, stem }: ForeignQuestion): string => excerpt(title || wordsOfText(stem))

interface Made {
  readonly made: readonly Draft[]
  /** Why there is no card, where there is none. */
  readonly reason: LossReason
  readonly losses: QuestionParts['losses']
  /** Of a group, what became of its questions. */
  readonly inside: readonly DraftRow[]
}

function madeOf(asked: ForeignQuestion, files: DocumentFiles): Made {
  const question = asked.kind === 'maths' ? inDollars(asked) : asked
  const parts = new QuestionParts(question, files)
  const inside: DraftRow[] = []
  const made = draftsOf(question, parts, files, inside).map((draft) => scored(draft, question, parts))
  const isWhole = made.every(fits)
  const isMade = isWhole && made.length > 0
  const all = isMade ? [...parts.before, ...made] : []
  return { made: all, reason: reasonOf(question, made), losses: parts.losses, inside }
}

/** Why there is no card. */
function reasonOf({ kind }: ForeignQuestion, made: readonly Draft[]): LossReason {
  if (kind === 'unknown') return 'unknownQuestion'
  return /^(description|group)$/.test(kind) && made.length === 0 ? 'h5pEmpty' : 'valueCut'
}

/** The most differences of one question that are named. */
const maxDifferences = 4

/** The draft with the scoring that its file asks for; what it gives other points for here is reported. */
function scored(draft: Draft, question: ForeignQuestion, parts: QuestionParts): Draft {
  if ((question.probes ?? []).length === 0) return draft
  const fitted = fitScoring(draft, question)
  for (const { label, there, here } of fitted.differences.slice(0, maxDifferences))
    parts.changed('scoringDiffers', `${label}: ${percent(there)} → ${percent(here)}`)
  return fitted.draft
}
const percent = (share: number): string => `${Math.round(share * 100)} %`

function draftsOf(
  question: ForeignQuestion,
  parts: QuestionParts,
  files: DocumentFiles,
  inside: DraftRow[],
): Draft[] {
  switch (question.kind) {
    case 'choice':
      return choiceDrafts(question, parts)
    case 'truth':
      return [truthDraft(question, parts)]
    case 'gaps':
      return listed(gapsDraft(question, parts))
    case 'number':
      return [numberDraft(question, parts)]
    case 'maths':
      return [mathsDraft(question, parts)]
    case 'match':
      return matchDrafts(question, parts)
    case 'essay':
      return [essayDraft(question, parts)]
    case 'flip':
      return flipDrafts(question, parts)
    case 'order':
      return [orderDraft(question, parts)]
    case 'place':
      return [placeDraft(question, parts)]
    case 'marks':
      return listed(marksDraft(question, parts))
    case 'work':
      return [workDraft(question, parts)]
    case 'media':
      return listed(mediaDraft(question, files.taken, parts))
    case 'pinned':
      return listed(pinnedDraft(question, parts))
    case 'group':
      return groupDrafts(question, parts, files, inside)
    case 'description':
      return descriptionDrafts(question, parts)
    case 'category':
      return [categoryDraft(question, parts)]
    case 'unknown':
      return []
  }
}

/** Questions with one result on one card, and what became of each. A single one stands by itself. */
function groupDrafts(
  question: OfKind<'group'>,
  parts: QuestionParts,
  files: DocumentFiles,
  inside: DraftRow[],
): Draft[] {
  const { draw, isShuffled } = question
  const isMixed = draw !== null || isShuffled
  const cards: Draft[] = []
  for (const each of question.questions) {
    const { at } = each
    const { made, reason, losses, inside: within } = madeOf(each, files)
    const isRoom = cards.length + made.length <= maxInside
    if (made.length === 0 || !isRoom) inside.push(left(at, isRoom ? reason : 'tooManyParts', labelOf(each)))
    else {
      cards.push(...(isMixed ? together(made) : made))
      if (at !== question.at)
        inside.push({ at, text: labelOf(each), outcome: 'taken', reason: null, cards: [] })
    }
    inside.push(...within)
    for (const loss of losses) inside.push({ ...loss, at, text: excerpt(loss.text), cards: [] })
  }
  if (cards.length === 0 || (cards.length < 2 && draw === null)) return cards
  const isDrawn = draw !== null && draw < cards.length
  return [
    {
      type: 'composite',
      ...parts.head(),
      intro: parts.line(question.stem, limitOf('intro')),
      order: isDrawn ? 'drawn' : isShuffled ? 'shuffled' : 'fixed',
      ...(isDrawn && { draw: Math.max(1, draw) }),
      cards,
    },
  ]
}

/** Cards of one question stay together where questions are mixed. */
const together = (made: readonly Draft[]): readonly Draft[] =>
  made.length > 1 ? [{ type: 'composite', cards: made }] : made

/** As many as a card holds. */
const maxInside = 50

const listed = (draft: Draft | undefined): Draft[] => (draft ? [draft] : [])

/** A word that is missing in a sentence is chosen from a bank where that says the same. */
function choiceDrafts(question: OfKind<'choice'>, parts: QuestionParts): Draft[] {
  const bank = bankOfChoice(question)
  return bank ? listed(gapsDraft(bank, parts)) : [choiceDraft(question, parts)]
}

function descriptionDrafts({ title, stem, labels }: OfKind<'description'>, parts: QuestionParts): Draft[] {
  if (!fitsIn(title, titleMax)) parts.changed('titleCut', title)
  if (labels.length > 0) parts.left('labelsDropped', labels.join(', '))
  const { drafts, isUnformatted } = textDrafts(stem.blocks, titled(title))
  const pictures = parts.accepted(stem)
  if (isUnformatted) parts.changed('textUnformatted', wordsOfText(stem))
  else if (drafts.length > 1) parts.changed('textSplit', wordsOfText(stem))
  const isBare = wordsOfText(stem) === ''
  return [
    ...(isBare ? [] : drafts),
    ...(pictures.length > 0 ? [imageDraft(isBare ? title : '', pictures)] : []),
    ...parts.filesOf({ ...stem, pictures: [] }),
  ]
}

/** Names at the start of a path that say where Moodle keeps a category, and nothing about it. */
const rootNames = /^(\$\w+\$|top)$/

/** The last name of a category's path; `//` is a stroke within a name. */
function categoryDraft({ title, labels }: OfKind<'category'>, parts: QuestionParts): Draft {
  const names = title
    .replaceAll('//', gapMark)
    .split('/')
    .map((name) => name.replaceAll(gapMark, '/').trim())
    .filter((name) => name !== '')
  const own = names.filter((name) => !rootNames.test(name))
  const name = own.at(-1) ?? names.at(-1) ?? ''
  if (own.length > 1) parts.changed('categoryPath', title)
  if (!fitsIn(name, titleMax)) parts.changed('titleCut', name)
  if (labels.length > 0) parts.left('labelsDropped', labels.join(', '))
  return sectionDraft(name)
}
