import type { ReactNode } from 'react'

interface FactsProps<Name extends string> {
  readonly className: string
  /** Each by its name; what is '' is left out. */
  readonly rows: readonly (readonly [name: Name, shown: ReactNode])[]
  readonly labelOf: (name: Name) => string
  readonly 'aria-label'?: string
}

/** What is known of something, each with what it is called. */
export function Facts<Name extends string>({ rows, labelOf, ...list }: FactsProps<Name>) {
  return (
    <dl {...list}>
      {rows.map(
        ([name, shown]) =>
          shown !== '' && (
            <div key={name}>
              <dt>{labelOf(name)}</dt>
              <dd>{shown}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
