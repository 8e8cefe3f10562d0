import { allOf, childOf, xmlText, type XmlNode } from '#kit/files/server/xml.ts'
import type { FoundPicture, LossReason } from '../../../documentBlock.ts'
import { emptyHead, type ForeignHead, type ForeignText } from '../../../questions/foreignQuestion.ts'
import { mediumOf } from '../rich/medium.ts'
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
  const { html, sounds } = withoutPlayers(valueOf(node), node, texts)
  const text = texts.read(change(html), format, (url) => pictureIn(node, url))
  return sounds.length > 0 ? { ...text, sounds } : text
}

/** Players and links of files that lie beside a text: Moodle plays a sound or a film that is linked. */
const players = /<(audio|video|a)\b[^>]{0,2000}>[^]{0,4000}?<\/\1>/gi
const fileIn = /@@PLUGINFILE@@\/([^"'?#\s<>]{1,500})/

/** A text without the sounds and films in it, and their places in the list of all. Other files that it links are reported. */
function withoutPlayers(
  value: string,
  node: XmlNode | undefined,
  texts: ForeignTexts,
): { readonly html: string; readonly sounds: readonly number[] } {
  const sounds: number[] = []
  const html = value.replace(players, (whole, tag: string) => {
    const [, path] = fileIn.exec(whole) ?? []
    if (path === undefined || /<img\b/i.test(whole)) return whole
    const name = decoded(path)
    const purpose = mediumOf(name, `${tag.toLowerCase()}/*`)
    const file = purpose && node && fileNamed(node, name)
    if (file) {
      const own = { name: file.attributes['name'] ?? name, bytes: bytesIn(file), purpose }
      const known = texts.media.findIndex((each) => each.name === own.name && own.bytes.equals(each.bytes))
      sounds.push(known < 0 ? texts.media.push(own) - 1 : known)
      return ''
    }
    texts.lost(purpose ? 'fileMissing' : 'linkDropped', name)
    return purpose ? '' : whole
  })
  return { html, sounds: [...new Set(sounds)] }
}

const fileNamed = (node: XmlNode, name: string): XmlNode | undefined =>
  childrenNamed(node, 'file').find((each) => pathOf(each) === name)
const bytesIn = (file: XmlNode): Buffer => Buffer.from(xmlText(file), 'base64')

/** The picture that lies in an element by itself, such as the one that things are put on. */
export function ownPicture(node: XmlNode): FoundPicture | undefined {
  const file = childOf(node, 'file')
  return file && { name: file.attributes['name'] ?? '', bytes: bytesIn(file) }
}

/** Pictures stand in Moodle's files by an address of its own, and their bytes beside the text that shows them. */
function pictureIn(node: XmlNode | undefined, url: string): FoundPicture | { readonly reason: LossReason } {
  if (!url.startsWith(pluginFile)) return findPicture(noFiles, url)
  const name = decoded(url.slice(pluginFile.length).split(/[?#]/)[0] ?? '')
  const file = node && fileNamed(node, name)
  return file ? { name: file.attributes['name'] ?? name, bytes: bytesIn(file) } : { reason: 'pictureMissing' }
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
