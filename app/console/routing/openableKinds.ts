import type { FeatureWeb, LoggedRecord } from '#kit/feature/web/feature.ts'
import { webs } from './webs.ts'

const records: Readonly<Record<string, LoggedRecord>> = Object.assign(
  {},
  ...webs.map((web: FeatureWeb) => web.records),
)

/** A kind of records that the console can open. */
export interface OpenableKind {
  /** The resource, as the operation log names it. */
  readonly kind: string
  /** The screen where it does. */
  readonly path: string
  readonly hrefOf: (record: { readonly id: number; readonly name: string }) => string
}

const hrefOf = ({ view, list }: LoggedRecord): OpenableKind['hrefOf'] | undefined => {
  if (view !== undefined) return ({ id }) => `${view}${id}`
  return list === undefined ? undefined : ({ name }) => `${list}${encodeURIComponent(name)}`
}

const pathOf = (href: string): string => href.split('?')[0] ?? href

/** The kinds of records that the console can open. */
export const openableKinds: readonly OpenableKind[] = Object.entries(records).flatMap(([kind, record]) => {
  const href = hrefOf(record)
  return href ? [{ kind, path: pathOf(record.view ?? record.list ?? ''), hrefOf: href }] : []
})
