import { allOf, childOf, xmlText, type XmlNode } from '#kit/files/server/xml.ts'
import type { FoundPicture, LossReason } from '../../../documentBlock.ts'
import { emptyHead, type ForeignHead, type ForeignText } from '../../../questions/foreignQuestion.ts'
import { findPicture, type PictureSource } from '../rich/pictureSource.ts'
import type { ForeignTexts, TextFormat } from './foreignText.ts'

const formats: Readonly<Record<string, TextFormat>> = {
  html: 'html',
  markdown: 'markdown',
  plain_text: 'plain',
  moodle_auto_format: 'moodle',
}
const noFiles: PictureSource = { files: new Map(), folder: '' }
const pluginFile = '@@PLUGINFILE@@/'

/** The children of this name. */
export const childrenNamed = (node: XmlNode, name: string): XmlNode[] =>
  node.children.filter((child) => child.name === name)

/** What an element says in its `text`, or by itself where it has none; '' where there is no such element. */
export function valueOf(node: XmlNode | undefined): string {
  const text = childOf(node, 'text')
  return text ? xmlText(text).trim() : node ? xmlText(node).trim() : ''
}

export const isYes = (node: XmlNode | undefined): boolean => /^(1|true)$/i.test(valueOf(node))

/** A text of an element in its format, with the pictures that lie beside it. `change` makes marks of what is missing in it. */
export function textIn(
  node: XmlNode | undefined,
  texts: ForeignTexts,
  change: (value: string) => string = (value) => value,
): ForeignText {
  const format = formats[node?.attributes['format'] ?? ''] ?? 'moodle'
  return texts.read(change(valueOf(node)), format, (url) => pictureIn(node, url))
}

/** Pictures stand in Moodle's files by an address of its own, and their bytes beside the text that shows them. */
function pictureIn(node: XmlNode | undefined, url: string): FoundPicture | { readonly reason: LossReason } {
  if (!url.startsWith(pluginFile)) return findPicture(noFiles, url)
  const name = decoded(url.slice(pluginFile.length).split(/[?#]/)[0] ?? '')
  const file = node && childrenNamed(node, 'file').find((each) => pathOf(each) === name)
  return file
    ? { name: file.attributes['name'] ?? name, bytes: Buffer.from(xmlText(file), 'base64') }
    : { reason: 'pictureMissing' }
}

const pathOf = ({ attributes }: XmlNode): string =>
  `${attributes['path'] ?? '/'}${attributes['name'] ?? ''}`.replace(/^\/+/, '')

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** What every question of Moodle has. */
export function headOf(question: XmlNode, at: number, texts: ForeignTexts): ForeignHead {
  const text = (name: string) => textIn(childOf(question, name), texts)
  const points = Number(valueOf(childOf(question, 'defaultgrade')) || Number.NaN)
  const id = valueOf(childOf(question, 'idnumber'))
  const tags = allOf(question, 'tag')
    .map(valueOf)
    .filter((tag) => tag !== '')
  return {
    ...emptyHead(at),
    title: valueOf(childOf(question, 'name')),
    stem: text('questiontext'),
    explanation: text('generalfeedback'),
    feedback: {
      correct: text('correctfeedback'),
      partly: text('partiallycorrectfeedback'),
      wrong: text('incorrectfeedback'),
    },
    hints: childrenNamed(question, 'hint').map((hint) => textIn(hint, texts)),
    note: text('graderinfo'),
    points: Number.isFinite(points) ? points : null,
    labels: [...(id === '' ? [] : [id]), ...tags],
  }
}

/** The per cent that an answer is worth. */
export const shareOf = ({ attributes }: XmlNode): number => Number(attributes['fraction'] ?? 0) || 0
