import { nameList } from '#kit/i18n/nameList.ts'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import type { Call, FileAnswer } from '#kit/call/server/context.ts'
import { rowsAsOfNow } from '#kit/data/server/statement.ts'
import { writeSheet, type Cell, type Column } from '#kit/sheet/server/spreadsheet.ts'
import { phrase, type PhraseKey } from '#kit/i18n/words.ts'
import type { statisticsEndpoints } from '../statistics.contract.ts'
import type { BoardRow, CardFigures } from '../statistics.records.ts'
import { statisticsWords } from '../statistics.words.ts'
import type { en } from '../words/en.ts'
import { boardRow } from './board.ts'
import { info } from './info.ts'
import { wholeBoard, sumsByCard, type FigureQuery } from './readFigures.ts'
import { readableActivities } from './statistics.access.ts'

type Body = BodyOf<typeof statisticsEndpoints.export>
type ColumnName = keyof (typeof en)['columns']
type Cells = Partial<Readonly<Record<ColumnName, Cell>>>

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Shares as whole percent and times as seconds, as a spreadsheet reckons with them. */
const percent = (share: number | null): number | null =>
  share === null ? null : Math.round(share * 1000) / 10
const seconds = (ms: number | undefined): number | null => (ms === undefined ? null : Math.round(ms / 1000))

const boardCells = (row: BoardRow): Cells => ({
  title: row.title,
  learners: row.learners,
  finished: row.finished,
  score: percent(row.score),
  seconds: seconds(row.times?.median),
  weakCards: row.weakCards,
})

const cardCells = (call: Call, card: CardFigures): Cells => ({
  place: card.place,
  title: card.title,
  learners: card.met,
  finished: card.done,
  answered: card.answered,
  tries: card.tries,
  seconds: seconds(card.times?.median),
  difficulty: card.item && Math.round(card.item.difficulty * 1000) / 1000,
  discrimination:
    card.item && card.item.discrimination !== null
      ? Math.round(card.item.discrimination * 1000) / 1000
      : null,
  weak: nameList(
    call.language,
    (card.item?.weak ?? []).map((one) => call.translate(phrase(statisticsWords, `weak.${one}`))),
  ),
  options: card.options.map(({ id, label, count }) => `${label || id}: ${count}`).join('\n'),
})

const boardColumns = ['title', 'learners', 'finished', 'score', 'seconds', 'weakCards'] as const
const cardColumns = [
  'place',
  'title',
  'learners',
  'finished',
  'answered',
  'tries',
  'seconds',
  'difficulty',
  'discrimination',
  'weak',
  'options',
] as const

const columnsOf = (call: Call, names: readonly ColumnName[]): Column[] =>
  names.map((key) => {
    const name: PhraseKey<typeof en> = `columns.${key}`
    return { key, header: call.translate(phrase(statisticsWords, name)) }
  })

async function* boardRows(call: Call, filters: FigureQuery): AsyncGenerator<Cells> {
  const query = { ...filters, sort: 'learners', order: 'desc' } as const
  const whole = wholeBoard(call.db, query, readableActivities(call.actor, query))
  for await (const rows of rowsAsOfNow(call.reading, whole))
    for (const { figures, ...place } of rows) yield boardCells(boardRow(place, sumsByCard(figures)))
}

async function* cardRows(call: Call, cards: readonly CardFigures[]): AsyncGenerator<Cells> {
  for (const card of cards) yield cardCells(call, card)
}

/** H4: the board, or the cards of one activity, as an xlsx. */
export async function exportStatistics(call: Call, body: Body): Promise<FileAnswer> {
  const { id, versionId, ...filters } = body
  if (id === undefined) {
    const title = call.translate(phrase(statisticsWords, 'title'))
    return {
      file: writeSheet(title, columnsOf(call, boardColumns), boardRows(call, filters)),
      type,
      name: `${title}.xlsx`,
    }
  }
  const { title, cards } = await info(call, { ...filters, id, versionId })
  const sheet = call.translate(phrase(statisticsWords, 'sections.cards'))
  return {
    file: writeSheet(sheet, columnsOf(call, cardColumns), cardRows(call, cards)),
    type,
    name: `${title}.xlsx`,
  }
}
