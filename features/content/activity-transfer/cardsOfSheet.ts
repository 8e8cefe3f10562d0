import { titleMax } from '#kit/card/card.ts'
import { fitsIn } from '#kit/value/graphemes.ts'
import { richOf } from '#kit/richText/richText.ts'
import { maxCards } from '#deck/deck.schema.ts'
import { choiceDraft, cut, fits, noted, sectionDraft, textDrafts, titled, type Draft } from './draftCards.ts'
import type { DraftDeck } from './cardsOfDocument.ts'
import type { LossReason } from './documentBlock.ts'
import { excerpt, left, type DraftRow } from './report.ts'
import {
  columnNames,
  columnOf,
  optionColumnOf,
  placeOf,
  truthOf,
  typeOf,
  type ColumnName,
} from './sheetHeads.ts'

/** Cells as text, row by row; the first row that holds anything are the headings. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
  /** Rows, from 0, of which a cell was calculated. */
  readonly calculated: ReadonlySet<number>
}

interface Row {
  readonly of: Readonly<Partial<Record<ColumnName, string>>>
  readonly options: readonly string[]
}

interface Made {
  readonly drafts: readonly Draft[]
  readonly reason: LossReason | null
}

/** The cards of a sheet, one for each row. Unknown columns and rows that say too little are reported. */
export function cardsOfSheet({ name, rows, calculated }: Sheet): DraftDeck {
  const headAt = rows.findIndex((row) => row.some((cell) => cell.trim() !== ''))
  const heads = rows[headAt] ?? []
  const report: DraftRow[] = unknownHeads(heads).map((head) => left(headAt + 1, 'unknownColumn', head))
  const drafts: Draft[] = []
  rows.forEach((cells, index) => {
    if (index <= headAt || cells.every((cell) => cell.trim() === '')) return
    const at = index + 1
    const words = excerpt(cells.filter((cell) => cell.trim() !== '').join(' · '))
    const { drafts: made, reason } = madeOf(rowOf(heads, cells))
    if (made.length === 0) return void report.push(left(at, reason ?? 'unknownType', words))
    if (drafts.length + made.length > maxCards) return void report.push(left(at, 'tooManyCards', words))
    drafts.push(...made)
    const why = reason ?? (calculated.has(index) ? 'formulaCell' : null)
    const numbers = made.map((_, place) => drafts.length - made.length + place + 1)
    report.push({ at, text: words, outcome: why ? 'changed' : 'taken', reason: why, cards: numbers })
  })
  return { title: name, drafts, rows: report }
}

const unknownHeads = (heads: readonly string[]): string[] =>
  heads.filter(
    (head) => head.trim() !== '' && columnOf(head) === undefined && optionColumnOf(head) === undefined,
  )

function rowOf(heads: readonly string[], cells: readonly string[]): Row {
  const of: Partial<Record<ColumnName, string>> = {}
  const options: string[] = []
  heads.forEach((head, index) => {
    const value = (cells[index] ?? '').trim()
    const column = columnOf(head)
    const option = optionColumnOf(head)
    if (column) of[column] ??= value
    else if (option !== undefined) options[option] = value
  })
  return { of, options: Array.from(options, (value) => value ?? '') }
}

function madeOf(row: Row): Made {
  const { type = '', text = '', correct = '' } = row.of
  const namedType = typeOf(type)
  if (type !== '' && !namedType) return { drafts: [], reason: 'unknownType' }
  // What no column took would be a card of nothing.
  if (isBare(row)) return { drafts: [], reason: 'nothingKnown' }
  const hasOptions = row.options.some((option) => option !== '')
  const guessed = hasOptions ? 'choice' : correct !== '' && truthOf(correct) !== undefined ? 'judge' : 'text'
  const kind = namedType ?? guessed
  if (kind === 'choice') return choiceOf(row)
  if (kind === 'judge') return judgeOf(row)
  if (kind === 'section') return sectionOf(row)
  const { drafts, isUnformatted } = textDrafts(richOf(text).content, headOf(row))
  return { drafts, reason: isUnformatted || drafts.length > 1 ? 'textSplit' : cutReason(row) }
}

const headOf = ({ of: { title = '', note = '', hint = '' } }: Row) => ({
  ...titled(title),
  ...noted(note),
  ...(hint !== '' && { hints: [cut(hint, 300)] }),
})

const cutReason = ({ of: { title = '' } }: Row): LossReason | null =>
  fitsIn(title, titleMax) ? null : 'titleCut'

const sectionOf = ({ of: { title = '', text = '' } }: Row): Made => ({
  drafts: [sectionDraft(title || text)],
  reason: fitsIn(title || text, titleMax) ? null : 'titleCut',
})

/** Points that are no number from 0 to 100 are left to the card's default. */
const pointsOf = ({ of: { points = '' } }: Row) => {
  const value = Number(points)
  return points !== '' && Number.isInteger(value) && value >= 0 && value <= 100 ? { points: value } : {}
}

const restOf = (row: Row) => ({ ...headOf(row), ...pointsOf(row) })

const isBare = ({ of, options }: Row): boolean =>
  columnNames.every((name) => name === 'type' || (of[name] ?? '') === '') &&
  options.every((option) => option === '')

function choiceOf(row: Row): Made {
  const { text = '', title = '', correct = '', explanation = '' } = row.of
  const filled = row.options.map((option, index) => ({ option, index })).filter(({ option }) => option !== '')
  if (filled.length < 2) return { drafts: [], reason: 'noOptions' }
  const right = rightOnes(correct, row.options)
  if (right === undefined) return { drafts: [], reason: correct === '' ? 'noRightOption' : 'otherAnswer' }
  const options = filled.map(({ option, index }) => ({
    text: option,
    correct: right.has(index),
    feedback: '',
  }))
  const draft = choiceDraft({ title: '', question: text || title, options, explanation })
  return draft
    ? { drafts: [{ ...draft, ...restOf(row) }], reason: cutReason(row) }
    : { drafts: [], reason: 'tooManyOptions' }
}

/** `B`, `2`, `A, C`, `AC` or the option's own words; undefined where one of them names no option. */
function rightOnes(correct: string, options: readonly string[]): Set<number> | undefined {
  const same = options.findIndex((option) => option !== '' && option === correct.trim())
  if (same >= 0) return new Set([same])
  const marks = correct.split(/[,，、;；/\s]+/).filter((mark) => mark !== '')
  const each = marks.length === 1 && /^[a-l]{2,}$/i.test(marks[0] ?? '') ? [...(marks[0] ?? '')] : marks
  const places = each.map((mark) =>
    /^([a-l]|1[0-2]|[1-9])$/i.test(mark) ? placeOf(mark) : options.indexOf(mark),
  )
  const isValid = places.length > 0 && places.every((place) => (options[place] ?? '') !== '')
  return isValid ? new Set(places) : undefined
}

function judgeOf(row: Row): Made {
  const { text = '', title = '', correct = '', explanation = '' } = row.of
  const isTrue = truthOf(correct)
  if (isTrue === undefined) return { drafts: [], reason: correct === '' ? 'noRightOption' : 'otherAnswer' }
  const draft = {
    type: 'choice',
    points: 1,
    kind: 'judge',
    question: text || title,
    options: [
      { id: 'true', correct: isTrue },
      { id: 'false', correct: !isTrue },
    ],
    explanation,
    ...restOf(row),
  }
  return fits(draft) ? { drafts: [draft], reason: cutReason(row) } : { drafts: [], reason: 'valueCut' }
}
