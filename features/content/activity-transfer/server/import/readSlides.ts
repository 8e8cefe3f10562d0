import { posix } from 'node:path'
import { plainOf } from '#kit/richText/richText.ts'
import type { Archive } from '#kit/files/server/archive.ts'
import { allOf, childOf, xmlText, type XmlNode } from '#kit/files/server/xml.ts'
import { optionsOfList } from '../../options.ts'
import type { FoundDocument, LossReason, DocumentBlock } from '../../documentBlock.ts'
import { PictureList } from './rich/pictureList.ts'
import { slidesOf, type SlideParts } from './slideParts.ts'
import { blocksOfBody, tableOf } from './slideText.ts'

/** A presentation: each slide begins a card with its title, its speaker's notes become the teacher's note. */
export function readSlides(files: Archive): FoundDocument {
  const reader = new SlideReader(files)
  slidesOf(files).forEach((parts, index) => reader.read(parts, index + 1))
  return { title: reader.title, blocks: reader.blocks, pictures: reader.pictures.all }
}

const titles = new Set(['title', 'ctrTitle'])
/** What every slide repeats. */
const furniture = new Set(['dt', 'ftr', 'sldNum', 'hdr'])

class SlideReader {
  title = ''
  readonly blocks: DocumentBlock[] = []
  readonly pictures = new PictureList()
  readonly #files: Archive

  constructor(files: Archive) {
    this.#files = files
  }

  read(parts: SlideParts, at: number): void {
    const root = childOf(parts.slide, 'p:sld')
    const tree = root && allOf(root, 'p:spTree')[0]
    if (!tree) return
    const shapes = shapesOf(tree)
    const title = shapes.find((shape) => titles.has(placeholderOf(shape)))
    const words = title ? linesOf(title).join(' ') : ''
    if (root?.attributes['show'] === '0')
      return void this.blocks.push({ kind: 'lost', reason: 'hiddenSlide', text: words, at })
    if (at === 1 && parts.layout === 'title') this.title = words
    const isSection = parts.layout === 'secHead' || parts.layout === 'title'
    this.blocks.push({ kind: 'page', title: words, note: noteOf(parts.notes), isSection, at })
    for (const shape of shapes) if (shape !== title) this.#shape(shape, parts, at)
  }

  #shape(shape: XmlNode, parts: SlideParts, at: number): void {
    const kind = placeholderOf(shape)
    if (furniture.has(kind)) return
    for (const formula of allOf(shape, 'm:oMath')) this.#lost('equation', xmlText(formula), at)
    if (shape.name === 'p:pic') this.#picture(shape, parts, at)
    else if (shape.name === 'p:graphicFrame') this.#frame(shape, parts, at)
    else {
      const body = childOf(shape, 'p:txBody')
      // Bodies of a layout are bullets unless they say otherwise; free boxes are not.
      if (body) this.#text(body, kind === 'body' || kind === 'obj', parts, at)
    }
  }

  #text(body: XmlNode, areBullets: boolean, { links }: SlideParts, at: number): void {
    for (const node of blocksOfBody(body, areBullets, links)) {
      const last = this.blocks.at(-1)
      const before = last?.kind === 'text' ? plainOf(last.node) : last?.kind === 'page' ? last.title : ''
      const isList = node.type === 'bulletList' || node.type === 'orderedList'
      const found = isList ? optionsOfList(node, before) : undefined
      this.blocks.push(found ? { kind: 'options', ...found, node, at } : { kind: 'text', node, at })
    }
  }

  #frame(shape: XmlNode, { links }: SlideParts, at: number): void {
    const [found] = allOf(shape, 'a:tbl')
    if (found) this.blocks.push({ kind: 'text', node: tableOf(found, links), at })
    else this.#lost('drawing', nameOf(shape), at)
  }

  #picture(shape: XmlNode, { relations }: SlideParts, at: number): void {
    const description = describe(shape)
    const isFilm = ['a:videoFile', 'a:audioFile', 'a:wavAudioFile'].some(
      (name) => allOf(shape, name).length > 0,
    )
    if (isFilm) return this.#lost('film', description, at)
    const id = allOf(shape, 'a:blip')[0]?.attributes['r:embed']
    const path = id === undefined ? undefined : relations.get(id)?.path
    const bytes = path === undefined ? undefined : this.#files.get(path)
    if (path === undefined || !bytes) return this.#lost('pictureElsewhere', description, at)
    const picture = this.pictures.add({ name: posix.basename(path), bytes })
    this.blocks.push({ kind: 'picture', picture, alt: description, caption: '', at })
  }

  #lost(reason: LossReason, text: string, at: number): void {
    this.blocks.push({ kind: 'lost', reason, text, at })
  }
}

const drawn = new Set(['p:sp', 'p:pic', 'p:graphicFrame'])
// Of two ways to draw the same the first is what the writing program meant.
const groups = new Set(['p:grpSp', 'mc:AlternateContent', 'mc:Choice'])

/** All that is drawn, groups opened. */
const shapesOf = (tree: XmlNode): XmlNode[] =>
  tree.children.flatMap((child) =>
    groups.has(child.name) ? shapesOf(child) : drawn.has(child.name) ? [child] : [],
  )

function placeholderOf(shape: XmlNode): string {
  const [place] = allOf(shape, 'p:ph')
  if (!place) return ''
  return place.attributes['type'] ?? 'obj'
}

const propertiesOf = (shape: XmlNode) => allOf(shape, 'p:cNvPr')[0]?.attributes ?? {}
const nameOf = (shape: XmlNode): string => propertiesOf(shape)['name'] ?? ''

/** What a person wrote for those who cannot see it; programs put file names there. */
function describe(shape: XmlNode): string {
  const words = propertiesOf(shape)['descr'] ?? ''
  return /^\S+\.(png|jpe?g|gif|emf|wmf|svg)$/i.test(words.trim()) ? '' : words.trim()
}

const linesOf = (shape: XmlNode): string[] =>
  allOf(shape, 'a:p')
    .map((line) => allOf(line, 'a:t').map(xmlText).join('').trim())
    .filter((line) => line !== '')

function noteOf(notes: XmlNode | undefined): string {
  if (!notes) return ''
  const body = allOf(notes, 'p:sp').find((shape) => placeholderOf(shape) === 'body')
  return body ? linesOf(body).join('\n') : ''
}
