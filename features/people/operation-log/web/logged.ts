import { use } from 'react'
import type { Fields } from '#kit/contract/field.ts'
import type { LoggedRecord } from '#kit/feature/web/feature.ts'

let registered: Readonly<Record<string, LoggedRecord>> = {}

/** Registered once by the app: how the records of each feature are read and opened. */
export function registerLogged(records: Readonly<Record<string, LoggedRecord>>): void {
  registered = records
}

/** What records are kept of, in the order of their names. */
export const loggedNames = (): readonly string[] => Object.keys(registered).toSorted()

const none: Fields = {}
const loads = new Map<string, Promise<Fields>>()

/** The fields of a resource; suspends where they are still to come. */
export function useFieldsOf(resource: string): Fields {
  const fields = registered[resource]?.fields ?? none
  if (typeof fields !== 'function') return fields
  const load = loads.get(resource) ?? fields()
  loads.set(resource, load)
  return use(load)
}

/** Where a record is opened; undefined where it has no screen. */
export function recordPath(resource: string, id: number): string | undefined {
  const view = registered[resource]?.view
  return view === undefined ? undefined : `${view}${id}`
}
