import { posix } from 'node:path'
import type { Archive } from '#kit/files/server/archive.ts'
import { allOf } from '#kit/files/server/xml.ts'
import { attribute, childrenNamed, elementsOf, readQtiXml, type QtiNode } from './standard/qtiNodes.ts'

/** A document of QTI, and the folder from which its own addresses are seen. */
export interface QtiDocument {
  readonly root: QtiNode
  readonly path: string
  readonly folder: string
}

/** The roots of QTI 2 and 3 that stand for something that a learner meets. */
const rootPattern =
  /<(?:[\w.-]+:)?(?:qti-)?(assessment-?item|assessment-?test|assessment-?section|assessment-?stimulus)[\s>]/i

/** XML whose root is an item, a test, a section or a stimulus of QTI 2.1, 2.2 or 3.0. */
export const isQti = (text: string): boolean => rootPattern.test(rootTagOf(text))

/** The tag with which XML begins; '' where a text begins with something else. */
function rootTagOf(text: string): string {
  const start = text.slice(0, 20_000).replace(/<\?[^]*?\?>|<!--[^]*?-->/g, '')
  return /^\uFEFF?\s*</.test(start) ? (/<[A-Za-z_][^>]*>/.exec(start)?.[0] ?? '') : ''
}

/** XML of QTI 1.0 to 1.2, which shares nothing with what came after it. */
export const isOldQti = (text: string): boolean => /^<(?:[\w.-]+:)?questestinterop[\s>]/.test(rootTagOf(text))

/** Whether a package holds questions of QTI 1. */
export const isOldQtiPackage = (files: Archive): boolean =>
  [...files].some(([name, bytes]) => isXml(name) && isOldQti(bytes.subarray(0, 20_000).toString('utf8')))

/** A content package with a manifest that names parts of QTI, or documents of QTI without one. */
export function isQtiPackage(files: Archive): boolean {
  const manifest = manifestOf(files)
  if (manifest) return /imsqti|assessment-?item|qti/i.test(manifest[1].toString('utf8'))
  return [...files].some(([name, bytes]) => isXml(name) && isQti(bytes.subarray(0, 20_000).toString('utf8')))
}

const isXml = (name: string): boolean => /\.xml$/i.test(name) && !/(^|\/)(\.|__MACOSX\/)/.test(name)
const manifestOf = (files: Archive) => [...files].find(([name]) => /(^|\/)imsmanifest\.xml$/i.test(name))

/** More files than these nobody has in one package of questions. */
const mostDocuments = 3000

/** All documents of QTI in an archive, and the order in which its manifest names them. */
export class QtiPackage {
  readonly files: Archive
  readonly title: string
  /** Documents in the order of the manifest, then the others. */
  readonly documents: readonly QtiDocument[]
  /** Names of documents that cannot be read. */
  readonly broken: readonly string[]
  /** Files that the manifest names and the package does not have. */
  readonly missing: readonly string[]
  readonly #byPath: ReadonlyMap<string, QtiDocument>

  constructor(files: Archive) {
    this.files = files
    const manifest = manifestOf(files)
    const broken: string[] = []
    const root = manifest && readDocument(manifest[0], manifest[1], broken)
    const named = root
      ? allOf(root.root, 'resource').flatMap((resource) => hrefIn(resource, root.folder))
      : []
    this.title = root ? titleOf(root.root) : ''
    this.missing = named.filter((path) => !files.has(path))
    const others = [...files.keys()].filter((path) => isXml(path) && path !== manifest?.[0])
    const paths = [...new Set([...named, ...others])].filter((path) => isXml(path)).slice(0, mostDocuments)
    this.documents = paths.flatMap((path) => {
      const bytes = files.get(path)
      const document = bytes && readDocument(path, bytes, broken)
      return document && isRoot(document.root) ? [document] : []
    })
    this.broken = broken
    this.#byPath = new Map(this.documents.map((document) => [document.path, document]))
  }

  /** The document at an address in another one; undefined where there is none. */
  at(folder: string, href: string): QtiDocument | undefined {
    return this.#byPath.get(pathOf(folder, href))
  }

  ofKind(name: string): QtiDocument[] {
    return this.documents.filter(({ root }) => root.name === name)
  }
}

/** A path in the archive; addresses are keys, and lead nowhere else. */
export function pathOf(folder: string, href: string): string {
  const own = href.split(/[?#]/)[0] ?? ''
  return posix.normalize(posix.join(folder, decoded(own))).replace(/^\/+/, '')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const isRoot = ({ name }: QtiNode): boolean => /^assessment(Item|Test|Section|Stimulus)$/.test(name)

function readDocument(path: string, bytes: Buffer, broken: string[]): QtiDocument | undefined {
  try {
    const [root] = elementsOf(readQtiXml(textOf(bytes))).filter(({ name }) => !name.startsWith('?'))
    return root && { root, path, folder: path.split('/').slice(0, -1).join('/') }
  } catch {
    broken.push(path)
    return undefined
  }
}

/** The text of a document without the signs that stand for gaps here. */
function textOf(bytes: Buffer): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes)
  return text.replace(/[\ue000-\ue002]/g, '')
}

const hrefIn = (resource: QtiNode, folder: string): string[] => {
  const isOurs = /imsqti|qti/i.test(attribute(resource, 'type'))
  const href = attribute(resource, 'href')
  return isOurs && href !== '' ? [pathOf(folder, href)] : []
}

/** The title of a manifest in its metadata, whichever way that writes texts. */
function titleOf(manifest: QtiNode): string {
  const [metadata] = childrenNamed(manifest, 'metadata')
  const [title] = metadata ? allOf(metadata, 'title') : []
  const words = (node: QtiNode): string =>
    node.name === '#text' ? node.text : node.children.map(words).join(' ')
  return title ? words(title).replace(/\s+/g, ' ').trim() : ''
}
