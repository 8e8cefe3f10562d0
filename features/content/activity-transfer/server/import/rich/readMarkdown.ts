import type { List, Nodes, Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { mathFromMarkdown } from 'mdast-util-math'
import { gfm } from 'micromark-extension-gfm'
import { math } from 'micromark-extension-math'
import { plainOf } from '#kit/richText/richText.ts'
import { optionsOfList } from '../../../options.ts'
import type { FoundDocument, DocumentBlock } from '../../../documentBlock.ts'
import { attributeOf, childrenOf, picturesIn } from './htmlRich.ts'
import { blocksOf, type Definitions } from './mdastRich.ts'
import { markdownParts, type MarkdownPart } from './markdownParts.ts'
import { PictureList } from './pictureList.ts'
import { findPicture, type PictureSource } from './pictureSource.ts'

/** A Markdown document; `source` finds the pictures that it names. */
export function readMarkdown(markdown: string, source: PictureSource): FoundDocument {
  const { text, taken } = withoutInlinePictures(withoutFrontMatter(markdown))
  const reader = new MarkdownReader((url) => findPicture(source, taken.get(url) ?? url))
  for (const part of markdownParts(withoutDepth(text))) reader.readPart(part)
  return { title: '', blocks: reader.blocks, pictures: reader.pictures.all }
}

const treeOf = (text: string): Root =>
  fromMarkdown(text, {
    extensions: [gfm(), math()],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  })

/** Pictures that are written into the text are most of its length; the reader of Markdown meets a short address instead. */
function withoutInlinePictures(markdown: string) {
  const taken = new Map<string, string>()
  const text = markdown.replace(/data:image\/(?:png|jpe?g);base64,[A-Za-z0-9+/=]+/g, (url) => {
    const short = `data:picture-${taken.size + 1}`
    taken.set(short, url)
    return short
  })
  return { text, taken }
}

/** Settings that other programs keep above the text; blank lines keep the count of lines right. */
const withoutFrontMatter = (markdown: string): string =>
  markdown.replace(/^---\r?\n[\s\S]{0,20000}?\r?\n---\r?\n/, (matter) => matter.replace(/[^\n]+/g, ''))

/** Quotes and lists in each other, on one line, beyond what our text holds would only exhaust the reader. */
const withoutDepth = (markdown: string): string => markdown.replace(tooDeep, '$1')
const nested = String.raw`[ \t]{0,4}(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))`
const tooDeep = new RegExp(`^((?:${nested}){12})(?:${nested})+`, 'gm')

class MarkdownReader {
  readonly blocks: DocumentBlock[] = []
  readonly pictures = new PictureList()
  readonly #pictureAt: (url: string) => ReturnType<typeof findPicture>
  #definitions: Definitions = new Map()

  constructor(pictureAt: (url: string) => ReturnType<typeof findPicture>) {
    this.#pictureAt = pictureAt
  }

  readPart({ text, line, lines, isCut }: MarkdownPart): void {
    const { children } = treeOf(text)
    this.#definitions = new Map(
      children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : [])),
    )
    for (const node of children) {
      const at = node.position?.start.line ?? 1
      if (at <= lines) this.#read(node, line + at - 1)
    }
    if (isCut) this.blocks.push({ kind: 'changed', reason: 'longBlock', text: text.slice(0, 500), at: line })
  }

  #read(node: RootContent, at: number): void {
    if (node.type === 'heading') {
      const words = blocksOf(node, this.#definitions).map(plainOf).join(' ').trim()
      if (words !== '') this.blocks.push({ kind: 'heading', level: node.depth, text: words, at })
    } else if (node.type === 'thematicBreak')
      this.blocks.push({ kind: 'page', title: '', note: '', isSection: false, at })
    else if (node.type === 'list') this.#list(node, at)
    else this.#blocks(node, at)
    this.#pictures(node, at)
  }

  #blocks(node: RootContent, at: number): void {
    const blocks = blocksOf(node, this.#definitions)
    const inked = blocks.filter((block) => plainOf(block) !== '' || block.type === 'horizontalRule')
    this.blocks.push(...inked.map((block): DocumentBlock => ({ kind: 'text', node: block, at })))
    const isLost = node.type === 'html' && inked.length === 0 && picturesInHtml(node.value).length === 0
    if (isLost && !/^\s*<(!--|\/)/.test(node.value))
      this.blocks.push({ kind: 'lost', reason: 'html', text: node.value, at })
  }

  #list(node: List, at: number): void {
    const [block] = blocksOf(node, this.#definitions)
    if (!block) return
    const isTask = node.children.some(({ checked }) => typeof checked === 'boolean')
    const last = this.blocks.at(-1)
    const before = last?.kind === 'text' ? plainOf(last.node) : last?.kind === 'heading' ? last.text : ''
    const found = optionsOfList(block, before)
    if (found) this.blocks.push({ kind: 'options', ...found, node: block, at })
    else if (isTask) this.blocks.push({ kind: 'options', options: [], mark: 'box', node: block, at })
    else this.blocks.push({ kind: 'text', node: block, at })
  }

  #pictures(node: Nodes, at: number): void {
    if (node.type === 'html') {
      for (const picture of picturesInHtml(node.value))
        this.#picture(attributeOf(picture, 'src'), attributeOf(picture, 'alt'), '', at)
    } else if (node.type === 'image') this.#picture(node.url, node.alt ?? '', node.title ?? '', at)
    else if (node.type === 'imageReference')
      this.#picture(this.#definitions.get(node.identifier) ?? '', node.alt ?? '', '', at)
    else if ('children' in node) for (const child of node.children) this.#pictures(child, at)
  }

  #picture(url: string, alt: string, caption: string, at: number): void {
    const found = this.#pictureAt(url)
    if ('reason' in found) {
      this.blocks.push({ kind: 'lost', reason: found.reason, text: alt || url.slice(0, 200), at })
      return
    }
    this.blocks.push({ kind: 'picture', picture: this.pictures.add(found), alt, caption, at })
  }
}

const picturesInHtml = (html: string) => childrenOf(html).flatMap(picturesIn)
