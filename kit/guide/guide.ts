/** A part of a page below one heading, as a search finds it. */
export interface GuideSection {
  /** The heading's own text; the page's title for what stands before the first one. */
  readonly heading: string
  /** What an address names it by behind `#`; '' for what stands before the first heading. */
  readonly anchor: string
  /** Its paragraphs, entries and cells without formats, one after the other. */
  readonly text: string
}

/** A heading below the title: 2 or 3 deep. */
export interface GuideHeading {
  readonly depth: number
  readonly text: string
  readonly anchor: string
}

/** A page of the guide in one language, read from its Markdown. */
export interface GuidePage {
  /** Its file's name without the ending; the same in every language. */
  readonly name: string
  readonly title: string
  /** Its first paragraph, without formats. */
  readonly lead: string
  /** All below the title, as HTML. */
  readonly html: string
  readonly headings: readonly GuideHeading[]
  readonly sections: readonly GuideSection[]
  /** Where its links lead and which pictures it shows, as its Markdown names them. */
  readonly links: readonly string[]
  readonly pictures: readonly string[]
  /** Phrases of the interface that it names, as `namespace:key`. */
  readonly phrases: readonly string[]
  /** What is wrong with its Markdown, for the test that reads every page. */
  readonly problems: readonly string[]
}

/** The name by which an address finds a heading, as hosts of repositories make it: letters, digits and hyphens. */
export const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-')
