import { posix } from 'node:path'
import type { Archive } from '#kit/files/server/archive.ts'
import { allOf, childOf, readXml, type XmlNode } from '#kit/files/server/xml.ts'
import type { Links } from './slideText.ts'

/** Where the parts of a file lead, by relation id. */
type Relations = ReadonlyMap<string, { readonly path: string; readonly type: string }>

export interface SlideParts {
  readonly slide: XmlNode
  readonly relations: Relations
  readonly links: Links
  readonly notes: XmlNode | undefined
  readonly layout: string
}

const xmlAt = (files: Archive, path: string): XmlNode | undefined => {
  const bytes = files.get(path)
  return bytes && readXml(bytes.toString('utf8').replace(/^\ufeff/, ''))
}

function relationNodes(files: Archive, path: string): XmlNode[] {
  const list = xmlAt(files, `${posix.dirname(path)}/_rels/${posix.basename(path)}.rels`)
  return list ? allOf(list, 'Relationship') : []
}

/** Addresses in the net, for links in a text. */
const linksOf = (files: Archive, path: string): Links =>
  new Map(
    relationNodes(files, path)
      .filter(({ attributes }) => attributes['TargetMode'] === 'External')
      .map(({ attributes }) => [attributes['Id'] ?? '', attributes['Target'] ?? '']),
  )

function relationsOf(files: Archive, path: string): Relations {
  const folder = posix.dirname(path)
  return new Map(
    relationNodes(files, path)
      // What lies outside of the document is not ours to fetch.
      .filter(({ attributes }) => attributes['TargetMode'] !== 'External')
      .map(({ attributes }) => [
        attributes['Id'] ?? '',
        { path: targetOf(folder, attributes['Target'] ?? ''), type: attributes['Type'] ?? '' },
      ]),
  )
}

const targetOf = (folder: string, target: string): string =>
  target.startsWith('/') ? target.slice(1) : posix.normalize(posix.join(folder, target))

const ofType = (relations: Relations, type: string): string =>
  [...relations.values()].find((relation) => relation.type.endsWith(`/${type}`))?.path ?? ''

const presentation = 'ppt/presentation.xml'

/** The slides of a presentation in the order in which they are shown. */
export function slidesOf(files: Archive): SlideParts[] {
  const root = xmlAt(files, presentation)
  if (!root) return []
  const relations = relationsOf(files, presentation)
  const paths = allOf(root, 'p:sldId').map(
    ({ attributes }) => relations.get(attributes['r:id'] ?? '')?.path ?? '',
  )
  const layouts = new Map<string, XmlNode | undefined>()
  const layoutAt = (path: string): XmlNode | undefined => {
    if (!layouts.has(path)) layouts.set(path, childOf(xmlAt(files, path), 'p:sldLayout'))
    return layouts.get(path)
  }
  // No program shows a slide twice; read each time it is named, one slide could be a million.
  return [...new Set(paths)].flatMap((path) => {
    const slide = xmlAt(files, path)
    return slide ? [partsOf(files, path, slide, layoutAt)] : []
  })
}

function partsOf(
  files: Archive,
  path: string,
  slide: XmlNode,
  layoutAt: (path: string) => XmlNode | undefined,
): SlideParts {
  const relations = relationsOf(files, path)
  return {
    slide,
    relations,
    links: linksOf(files, path),
    notes: xmlAt(files, ofType(relations, 'notesSlide')),
    layout: layoutAt(ofType(relations, 'slideLayout'))?.attributes['type'] ?? '',
  }
}
