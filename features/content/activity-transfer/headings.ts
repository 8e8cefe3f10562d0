import type { DocumentBlock } from './documentBlock.ts'

type Heading = Extract<DocumentBlock, { kind: 'heading' }>

/** What headings of a document stand for: its own title, sections, cards; deeper ones stay in the text. */
export interface HeadingRoles {
  readonly title: Heading | undefined
  readonly sectionLevel: number | undefined
  readonly cardLevel: number
}

/**
 * A single heading of the first level at the start is the document's title, unless it has one. Of what is left the uppermost level makes
 * cards; where most headings of it have others below them, it makes sections, and the next level cards.
 */
export function headingRoles(blocks: readonly DocumentBlock[], isTitled: boolean): HeadingRoles {
  const headings = blocks.filter((block): block is Heading => block.kind === 'heading')
  const [first] = headings
  const isTitle = !isTitled && first?.level === 1 && headings.filter(({ level }) => level === 1).length === 1
  const title = isTitle ? first : undefined
  const rest = title ? headings.slice(1) : headings
  const [upper, lower] = [...new Set(rest.map(({ level }) => level))].toSorted((a, b) => a - b)
  if (upper === undefined) return { title, sectionLevel: undefined, cardLevel: 1 }
  const upperHeadings = rest.filter(({ level }) => level === upper)
  const parentHeadings = rest.filter(
    ({ level }, index) => level === upper && (rest[index + 1]?.level ?? 0) > upper,
  )
  return lower !== undefined && parentHeadings.length * 2 >= upperHeadings.length
    ? { title, sectionLevel: upper, cardLevel: lower }
    : { title, sectionLevel: undefined, cardLevel: upper }
}
