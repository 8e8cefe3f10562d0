import { cpus, totalmem } from 'node:os'

/** The machine on which something is measured, e.g. `2 cores and 24 GB`. */
export const machine = (): string => `${cpus().length} cores and ${Math.round(totalmem() / 2 ** 30)} GB`

/** A document of parts under headings (`## `), which are measured at different times. */
export interface Sectioned {
  /** All before the first heading. */
  readonly intro: string
  /** The titles in the order of the document. */
  readonly order: (one: string, other: string) => number
}

/** The document with these sections, each by its title and with its heading, in place of those of the same titles. */
export function withSections(
  document: string,
  sections: Readonly<Record<string, string>>,
  { intro, order }: Sectioned,
): string {
  const kept = document
    .split(/^(?=## )/m)
    .slice(1)
    .map((section) => [/^## (.*)$/m.exec(section)?.[1] ?? '', section] as const)
  const all = Object.entries({ ...Object.fromEntries(kept), ...sections })
  const sorted = all.toSorted(([one], [other]) => order(one, other))
  return [intro, ...sorted.map(([, section]) => `${section.trimEnd()}\n`)].join('\n')
}
