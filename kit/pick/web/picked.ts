import type { Option } from '#kit/contract/resource.ts'
import type { PickedResource } from '#kit/feature/web/kitSettings.ts'
import { useRead } from '#kit/http/web/query.ts'

/** Labels seen on this page, so that a chosen record keeps its name after the list of options has changed. */
const seen = new Map<string, Map<number, Option>>()

function remember(resource: string, options: readonly Option[]): Map<number, Option> {
  const known = seen.get(resource) ?? new Map<number, Option>()
  for (const option of options) known.set(option.id, option)
  seen.set(resource, known)
  return known
}

/** Notes a record that a screen has learned of otherwise, such as a file that was sent just now, for pickers and whatever reads `seenOptions`. */
export function rememberOption(resource: string, option: Option): void {
  remember(resource, [option])
}

/** The records of a resource whose names this page has seen. */
export const seenOptions = (resource: string): readonly Option[] => [...(seen.get(resource)?.values() ?? [])]

/** Forgets every name, as a new page does. */
export const forgetSeen = (): void => seen.clear()

interface Offer {
  readonly options: readonly Option[]
  readonly known: ReadonlyMap<number, Option>
  readonly isLoading: boolean
  readonly error: unknown
}

/** What a picker offers for a keyword, and the names of records seen so far; reads only while `isEnabled`. */
export function useOptions(
  name: string,
  resource: PickedResource,
  keyword: string,
  initial: readonly Option[],
  isEnabled: boolean,
): Offer {
  const query = { ...resource.query, ...(keyword !== '' && { keyword }) }
  const read = useRead(
    resource.options,
    { query },
    { enabled: isEnabled, keepPrevious: true, staleTime: 30_000 },
  )
  const options = (read.data ?? []) as Option[]
  return {
    options,
    known: remember(name, [...initial, ...options]),
    isLoading: read.isFetching,
    error: read.error,
  }
}

/** Whether a name is still to be found out. */
export const isNameless = (resource: string, ids: readonly number[], initial: readonly Option[]): boolean =>
  ids.some((id) => !seen.get(resource)?.has(id) && !initial.some((option) => option.id === id))
