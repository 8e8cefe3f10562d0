import {
  emptyHead,
  gapMark,
  noText,
  type ForeignHead,
  type ForeignQuestion,
  type Loss,
} from '../../../questions/foreignQuestion.ts'
import { boardReaders } from './boardReaders.ts'
import { choiceReaders } from './choiceReaders.ts'
import { gapMatch, gapsOf, isInline } from './gapReaders.ts'
import { slider } from './numberReaders.ts'
import { openReaders, unknownReader } from './openReaders.ts'
import { pairReaders } from './pairReaders.ts'
import { playersIn } from './players.ts'
import type { QtiFiles } from './qtiFiles.ts'
import { htmlOf, isForOthers, isPage } from './qtiHtml.ts'
import { isInteraction, type QtiItem } from './qtiItem.ts'
import { QtiJob, type ItemJob, type Made, type Reader } from './qtiJob.ts'
import { findAll, type QtiNode } from './standard/qtiNodes.ts'

const readers = new Map<string, Reader>(
  Object.entries({
    ...choiceReaders,
    ...pairReaders,
    ...boardReaders,
    ...openReaders,
    gapMatchInteraction: gapMatch,
    sliderInteraction: slider,
  }),
)

/** Stands where a block with an interaction is taken out of a text. */
const blockMark = '\ue002'

/** What every question of an item has. */
export const headOf = ({ at, item, files }: ItemJob): ForeignHead => {
  const textOf = (nodes: readonly QtiNode[]) => files.text(htmlIn(item, files, nodes), item.folder)
  const hints = item.body ? findAll(item.body, ({ name }) => name === 'infoControl') : []
  const notes = item.body ? findAll(item.body, isForOthers) : []
  return {
    ...emptyHead(at),
    title: item.title,
    hints: hints.map(({ children }) => textOf(children)),
    note: notes.length > 0 ? textOf(notes.flatMap(({ children }) => children)) : noText,
  }
}

/** Nodes of an item as HTML. */
export const htmlIn = (
  { folder }: QtiItem,
  { archive }: QtiFiles,
  nodes: readonly QtiNode[],
  losses: Loss[] = [],
): string => htmlOf(nodes, { archive, folder, lost: (loss) => losses.push(loss) })

/** The text of the item with marks where interactions stand. Pages of text are cards of their own. */
export const bodyHtml = ({ item, files }: ItemJob, losses: Loss[]): string =>
  item.body
    ? htmlOf([item.body], {
        archive: files.archive,
        folder: item.folder,
        isPlayed: true,
        lost: (loss) => losses.push(loss),
        replace: (node) =>
          isInline(node) ? gapMark : isInteraction(node) ? blockMark : isPage(node) ? '' : undefined,
      })
    : ''

/** An item that asks nothing. */
export const textOnly = (job: ItemJob, html: string): ForeignQuestion => ({
  ...headOf(job),
  kind: 'description',
  stem: job.files.text(html, job.item.folder),
})

/** Sounds and films in the text and in what interactions ask, on cards before it; those that are missing are reported. */
export const playedIn = ({ at, item, files }: ItemJob, losses: Loss[]): ForeignQuestion[] =>
  item.body
    ? playersIn(item.body, files, item.folder, losses).map((body) => ({
        ...emptyHead(at),
        title: item.title,
        ...body,
      }))
    : []

/** Interactions that are one question. */
export interface Part {
  readonly made: Made
  readonly jobs: readonly QtiJob[]
}

/** Interactions in their order with the text before each; those within one text are one question. */
export function partsOf(job: ItemJob, html: string): Part[] {
  const nodes = [...job.item.interactions]
  const pieces = html.split(blockMark)
  const tail = pieces.pop() ?? ''
  const parts: Part[] = []
  const inlineIn = (text: string) => nodes.splice(0, text.split(gapMark).length - 1)
  const gapsIn = (text: string) => {
    const jobs = inlineIn(text).map((node) => new QtiJob(job, node, text))
    const made = gapsOf(jobs)
    return { jobs, made: { stem: job.files.text(text, job.item.folder), ...made } }
  }
  pieces.forEach((piece, index) => {
    const isText = piece.includes(gapMark)
    if (isText) parts.push(gapsIn(piece))
    const node = nodes.shift()
    if (!node) return
    // What stands behind the last interaction belongs to its question as well.
    const behind = index === pieces.length - 1 && !tail.includes(gapMark) ? tail : ''
    const own = new QtiJob(job, node, (isText ? '' : piece) + behind)
    parts.push({ jobs: [own], made: (readers.get(node.name) ?? unknownReader)(own) })
  })
  if (tail.includes(gapMark)) parts.push(gapsIn(tail))
  return parts
}
