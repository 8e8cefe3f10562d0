import mammoth from 'mammoth'
import { plainOf } from '#kit/richText/richText.ts'
import { plainArchive, type Archive } from '#kit/files/server/archive.ts'
import { allOf, readXml, xmlText } from '#kit/files/server/xml.ts'
import { optionsOfList } from '../../options.ts'
import type { FoundDocument, LossReason, DocumentBlock } from '../../documentBlock.ts'
import { PictureList } from './rich/pictureList.ts'
import {
  attributeOf,
  blockOf,
  childrenOf,
  isElement,
  picturesIn,
  wordsOf,
  type Element,
} from './rich/htmlRich.ts'

// Beyond mammoth's own: titles, quotes and code by the names that Word and LibreOffice give them.
const styleMap = [
  "p[style-name='Title'] => h1.title:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Quotations'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='Preformatted Text'] => pre:separator('\\n')",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
  'u => u',
]

/** A Word document: its paragraphs, lists and tables, pictures as they are kept in it, options marked bold or by a tick. */
export async function readWord(files: Archive): Promise<FoundDocument> {
  const pictures = new PictureList()
  const { value } = await mammoth.convertToHtml(
    { buffer: await plainArchive(files) },
    {
      styleMap,
      externalFileAccess: false,
      convertImage: mammoth.images.imgElement(async (image) => {
        const bytes = await image.readAsBuffer()
        return { src: `#${pictures.add({ name: nameOf(image.contentType, pictures.all.length), bytes })}` }
      }),
    },
  )
  const all = childrenOf(value).filter(isElement)
  const title = all.find((element) => attributeOf(element, 'class') === 'title')
  const elements = all.filter((element) => element !== title)
  const blocks = elements.flatMap((element, index) =>
    blocksOfElement(element, index + 1, elements[index - 1]),
  )
  const lost = [...lostIn(files), ...unreadBoxes(files, plainWords(all.map(wordsOf).join('')))]
  return { title: title ? wordsOf(title).trim() : '', blocks: [...blocks, ...lost], pictures: pictures.all }
}

const nameOf = (type: string, index: number): string =>
  `picture-${index + 1}.${type.split('/').at(-1) ?? 'bin'}`

function blocksOfElement(element: Element, at: number, before: Element | undefined): DocumentBlock[] {
  const pictures = picturesIn(element).map((picture): DocumentBlock => ({
    kind: 'picture',
    picture: Number(attributeOf(picture, 'src').slice(1)),
    alt: attributeOf(picture, 'alt'),
    caption: '',
    at,
  }))
  const level = /^h([1-6])$/.exec(element.tagName)?.[1]
  const words = wordsOf(element).replace(/\s+/g, ' ').trim()
  if (level !== undefined)
    return words === '' ? pictures : [{ kind: 'heading', level: Number(level), text: words, at }, ...pictures]
  return [...textBlocks(element, at, before), ...pictures]
}

function textBlocks(element: Element, at: number, before: Element | undefined): DocumentBlock[] {
  return blockOf(element)
    .filter((block) => plainOf(block) !== '')
    .map((node): DocumentBlock => {
      const isList = node.type === 'bulletList' || node.type === 'orderedList'
      const found = isList ? optionsOfList(node, before ? wordsOf(before).trim() : '') : undefined
      return found ? { kind: 'options', ...found, node, at } : { kind: 'text', node, at }
    })
}

const unread: readonly [RegExp, LossReason][] = [
  [/<m:oMath[ >]/g, 'equation'],
  [/<c:chart |<dgm:relIds /g, 'drawing'],
  [/<a:blip[^<>]* r:link="/g, 'pictureElsewhere'],
]

/** What the document holds and cannot be read: counted, so that nobody misses it later. */
function lostIn(files: Archive): DocumentBlock[] {
  const body = files.get('word/document.xml')?.toString('utf8') ?? ''
  return unread.flatMap(([found, reason]) =>
    Array.from(body.matchAll(found), (): DocumentBlock => ({ kind: 'lost', reason, text: '', at: 0 })),
  )
}

/** Each is looked for in the whole text; a page has some, and what is left of more says nothing new. */
const maxBoxes = 200

/** Nothing but the words: programs differ in the spaces between them. */
const plainWords = (text: string): string => text.replace(/\s/g, '')

/**
 * Words of text boxes that were not read: within a group of shapes some programs write them in a way that mammoth does not
 * know, and no second time in the older way that it does.
 */
function unreadBoxes(files: Archive, read: string): DocumentBlock[] {
  const body = files.get('word/document.xml')?.toString('utf8') ?? ''
  if (!body.includes('<wps:txbx')) return []
  const boxes = allOf(readXml(body), 'wps:txbx').map((box) => allOf(box, 'w:t').map(xmlText).join('').trim())
  return [...new Set(boxes)]
    .slice(0, maxBoxes)
    .filter((text) => !read.includes(plainWords(text)))
    .map((text): DocumentBlock => ({ kind: 'lost', reason: 'drawing', text, at: 0 }))
}
