import type { RichMark, RichNode } from '#kit/richText/richText.ts'
import { isSafeHref } from '#kit/richText/richTextClean.ts'
import { allOf, childOf, xmlText, type XmlNode } from '#kit/files/server/xml.ts'
import { lineBreak, list, paragraph, table, text, type Cell } from '../../richBuilder.ts'

/** Where the links of a slide lead, by relation id. */
export type Links = ReadonlyMap<string, string>

/** Programs know nine levels, from 0. */
const maxLevel = 8

interface Line {
  readonly level: number
  readonly bullet: 'none' | 'bullet' | 'number'
  readonly inlines: readonly RichNode[]
}

/** What stands in a text box, by its paragraphs: rows of bullets are lists, deeper ones within. */
export function blocksOfBody(body: XmlNode, areBullets: boolean, links: Links): RichNode[] {
  const lines = body.children
    .filter(({ name }) => name === 'a:p')
    .map((line) => lineOf(line, areBullets, links))
  return blocksOfLines(lines.filter(({ inlines }) => inlines.length > 0))
}

function blocksOfLines(lines: readonly Line[]): RichNode[] {
  const blocks: RichNode[] = []
  for (let at = 0; at < lines.length;) {
    const line = lines[at]
    if (!line) break
    if (line.bullet === 'none') {
      blocks.push(paragraph(line.inlines))
      at += 1
      continue
    }
    const end = endOf(lines, at, ({ bullet }) => bullet === 'none')
    blocks.push(listOf(lines.slice(at, end)))
    at = end
  }
  return blocks
}

/** Where the first line from here on is that `isOther`, or the end. */
function endOf(lines: readonly Line[], from: number, isOther: (line: Line) => boolean): number {
  let at = from
  for (let line = lines[at]; line && !isOther(line); line = lines[at]) at += 1
  return at
}

/** Lines as one list; those deeper than the first are lists within the item before them. */
function listOf(lines: readonly Line[]): RichNode {
  const top = lines.reduce((least, { level }) => Math.min(least, level), maxLevel)
  const items: RichNode[][] = []
  for (let at = 0; at < lines.length;) {
    const line = lines[at]
    if (!line) break
    const isDeeper = line.level > top
    const end = endOf(lines, at + 1, ({ level }) => level <= top)
    const inside = lines.slice(isDeeper ? at : at + 1, end)
    items.push([
      ...(isDeeper ? [] : [paragraph(line.inlines)]),
      ...(inside.length > 0 ? [listOf(inside)] : []),
    ])
    at = end
  }
  return list(items, lines[0]?.bullet === 'number' ? 1 : undefined)
}

function lineOf(line: XmlNode, areBullets: boolean, links: Links): Line {
  const rules = childOf(line, 'a:pPr')
  const isNumber = childOf(rules, 'a:buAutoNum') !== undefined
  const isBullet = childOf(rules, 'a:buChar') !== undefined || childOf(rules, 'a:buBlip') !== undefined
  const isPlain = childOf(rules, 'a:buNone') !== undefined || !areBullets
  return {
    level: Math.min(maxLevel, Math.max(0, Math.trunc(Number(rules?.attributes['lvl'] ?? 0)) || 0)),
    bullet: isNumber ? 'number' : isBullet || !isPlain ? 'bullet' : 'none',
    inlines: inlinesOf(line, links),
  }
}

/** The runs of a paragraph with their marks. */
function inlinesOf(line: XmlNode, links: Links): RichNode[] {
  const runs = line.children.flatMap((run): RichNode[] => {
    if (run.name === 'a:br') return [lineBreak]
    if (run.name !== 'a:r' && run.name !== 'a:fld') return []
    const words = allOf(run, 'a:t').map(xmlText).join('')
    return words === '' ? [] : [text(words, marksOf(childOf(run, 'a:rPr'), links))]
  })
  return paragraph(runs).content?.slice() ?? []
}

function marksOf(rules: XmlNode | undefined, links: Links): RichMark[] {
  const { b, i, u, strike } = rules?.attributes ?? {}
  const href = links.get(childOf(rules, 'a:hlinkClick')?.attributes['r:id'] ?? '') ?? ''
  return [
    ...(b === '1' || b === 'true' ? [{ type: 'bold' } as const] : []),
    ...(i === '1' || i === 'true' ? [{ type: 'italic' } as const] : []),
    ...(u !== undefined && u !== 'none' ? [{ type: 'underline' } as const] : []),
    ...(strike !== undefined && strike !== 'noStrike' ? [{ type: 'strike' } as const] : []),
    ...(isSafeHref(href) ? [{ type: 'link', attrs: { href } } as const] : []),
  ]
}

/** A table of a slide; its first row are heads where the slide says so. */
export function tableOf(node: XmlNode, links: Links): RichNode {
  const hasHead = childOf(node, 'a:tblPr')?.attributes['firstRow'] === '1'
  const rows = node.children.filter(({ name }) => name === 'a:tr')
  return table(
    rows.map((row, index) =>
      row.children
        .filter(({ name, attributes }) => name === 'a:tc' && !isCovered(attributes))
        .map((cell) => cellOf(cell, hasHead && index === 0, links)),
    ),
  )
}

/** The places that a wider cell covers are still written. */
const isCovered = ({ hMerge, vMerge }: XmlNode['attributes']) => hMerge === '1' || vMerge === '1'

function cellOf(cell: XmlNode, isHead: boolean, links: Links): Cell {
  const body = childOf(cell, 'a:txBody')
  return {
    blocks: body ? blocksOfBody(body, false, links) : [],
    isHead,
    colspan: Number(cell.attributes['gridSpan'] ?? 1) || 1,
    rowspan: Number(cell.attributes['rowSpan'] ?? 1) || 1,
  }
}
