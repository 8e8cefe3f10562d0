import type { Entry, EntryKind } from './reference.schema.ts'

/** How a source is written down: as GB/T 7714 asks for it in Chinese texts, else in the manner of APA. */
export type CitationStyle = 'gbt' | 'apa'

/** Letters by which GB/T 7714 distinguishes kinds of sources: monograph, journal, electronic, and the rest. */
const letters: Readonly<Record<EntryKind, string>> = {
  book: 'M',
  paper: 'J',
  link: 'EB/OL',
  activity: 'Z/OL',
}

/** One source as a line of text, to be pasted elsewhere. What is not known is left out, with its punctuation. */
export const citationOf = (entry: Entry, style: CitationStyle): string =>
  (style === 'gbt' ? gbt(entry) : apa(entry)).trim()

function gbt({ kind, title, author, year, source, page, url }: Entry): string {
  const published = [source, year].filter(isWritten).join(', ')
  const place = [published, page].filter(isWritten).join(': ')
  return [author, `${title}[${letters[kind]}]`, place, url].filter(isWritten).map(ended).join(' ')
}

function apa({ title, author, year, source, page, url }: Entry): string {
  const dated = isWritten(year) ? `(${year})` : ''
  const who = [author, dated].filter(isWritten).join(' ')
  const place = [source, isWritten(page) ? `${isSeveral(page) ? 'pp.' : 'p.'} ${page}` : '']
    .filter(isWritten)
    .join(', ')
  const parts = isWritten(author) ? [who, title] : [[title, dated].filter(isWritten).join(' ')]
  return [...[...parts, place].filter(isWritten).map(ended), url].filter(isWritten).join(' ')
}

const isWritten = (text: string): boolean => text.trim() !== ''
const isSeveral = (page: string): boolean => /\d\s*[-–,]\s*\d/.test(page)

/** A part ends in one full stop, also where it brought its own sign. */
const ended = (part: string): string => (/[.!?。！？]$/.test(part) ? part : `${part}.`)
