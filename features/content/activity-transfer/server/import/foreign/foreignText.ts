import { plainOf, richOf, type RichNode } from '#kit/richText/richText.ts'
import { heading, rule, text as run } from '../../../richBuilder.ts'
import type { DocumentBlock, FoundMedia, FoundPicture, LossReason } from '../../../documentBlock.ts'
import { gapMark, noText, type ForeignText, type Loss } from '../../../questions/foreignQuestion.ts'
import { attributeOf, blocksOfNodes, childrenOf, isElement, picturesIn } from '../rich/htmlRich.ts'
import { PictureList } from '../rich/pictureList.ts'
import { findPicture, type PictureSource } from '../rich/pictureSource.ts'
import { readMarkdown } from '../rich/readMarkdown.ts'

/** How a text is written. `moodle` is Moodle's own: HTML if there are tags in it, and each end of a line counts. */
export type TextFormat = 'html' | 'markdown' | 'plain' | 'moodle'

type FindPicture = (url: string) => FoundPicture | { readonly reason: LossReason }

/** Deeper than any text that a person wrote: beyond it a reader would run out of stack. */
const deepest = 100
const film = /<(?:video|audio|iframe|object|embed)\b[^>]{0,500}/gi

/** Texts of questions in any format as blocks of ours, the pictures in them, and what was lost since it was last asked. */
export class ForeignTexts {
  readonly pictures = new PictureList()
  /** Sounds and films that belong to texts. */
  readonly media: FoundMedia[] = []
  readonly #source: PictureSource
  #losses: Loss[] = []

  constructor(source: PictureSource) {
    this.#source = source
  }

  /** What was lost in the texts that were read since the last call. */
  takeLosses(): Loss[] {
    const losses = this.#losses
    this.#losses = []
    return losses
  }

  /** Reports something that a text names and that has no place in it. */
  lost(reason: LossReason, text: string): void {
    this.#left(reason, text)
  }

  /** `find` knows the pictures that belong to this text alone, such as those that stand in the file beside it. */
  read(value: string, format: TextFormat, find?: FindPicture): ForeignText {
    if (value.trim() === '') return noText
    if (format === 'markdown') return this.#markdown(value)
    if (format === 'html') return this.#html(value, find)
    if (format === 'plain' || !isHtml(value)) return { blocks: richOf(value).content, pictures: [] }
    return this.#html(value.replaceAll('\n', '<br>'), find)
  }

  #html(html: string, find: FindPicture = (url) => findPicture(this.#source, url)): ForeignText {
    for (const [found] of html.matchAll(film)) this.#left('film', addressIn(found))
    const nodes = childrenOf(html)
    if (isDeep(nodes)) {
      this.#left('html', html)
      return { blocks: richOf(html.replace(/<[^>]*>/g, ' ')).content, pictures: [] }
    }
    const pictures = nodes.flatMap(picturesIn).flatMap((picture) => {
      const alt = attributeOf(picture, 'alt')
      return this.#picture(find(attributeOf(picture, 'src')), alt || attributeOf(picture, 'src'), alt)
    })
    return { blocks: blocksOfNodes(nodes), pictures }
  }

  #picture(found: ReturnType<FindPicture>, name: string, alt: string): { picture: number; alt: string }[] {
    if (!('reason' in found)) return [{ picture: this.pictures.add(found), alt }]
    this.#left(found.reason, name.slice(0, 200))
    return []
  }

  #markdown(value: string): ForeignText {
    const found = readMarkdown(value, this.#source)
    const pictures = found.blocks.flatMap((block) => {
      const picture = block.kind === 'picture' ? found.pictures[block.picture] : undefined
      return picture && block.kind === 'picture' ? this.#picture(picture, block.alt, block.alt) : []
    })
    for (const block of found.blocks)
      if (block.kind === 'lost' || block.kind === 'changed')
        this.#losses.push({
          outcome: block.kind === 'lost' ? 'left' : 'changed',
          reason: block.reason,
          text: block.text,
        })
    return { blocks: found.blocks.flatMap(nodesOf), pictures }
  }

  #left(reason: LossReason, text: string): void {
    this.#losses.push({ outcome: 'left', reason, text })
  }
}

/** A text without the sign that we put where words are missing. */
export const withoutMarks = (text: string): string => text.replaceAll(gapMark, '')

/** The words of a text on lines. */
export const wordsIn = ({ blocks }: ForeignText): string => plainOf({ type: 'doc', content: blocks })

const isHtml = (value: string): boolean =>
  /<\/?(?:a|b|i|u|p|br|em|strong|span|div|font|sub|sup|img|ul|ol|li|h[1-6]|pre|code|hr|table|t[rdh]|center|blockquote|script|style)\b[^<>]*>|<!--|&(?:[a-z]+|#\d+);/i.test(
    value,
  )

const addressIn = (tag: string): string => /\b(?:src|data)\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1] ?? tag

function nodesOf(block: DocumentBlock): RichNode[] {
  if (block.kind === 'text' || block.kind === 'options') return [block.node]
  if (block.kind === 'heading') return [heading(block.level <= 2 ? 2 : 3, [run(block.text)])]
  return block.kind === 'page' ? [rule] : []
}

/** Looked at level by level: a reader that calls itself would not come back. */
function isDeep(nodes: ReturnType<typeof childrenOf>): boolean {
  let level = nodes.filter(isElement)
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true
    level = level.flatMap((element) => element.childNodes.filter(isElement))
  }
  return false
}
