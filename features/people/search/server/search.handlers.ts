import type { HandlersOf } from '#kit/call/server/context.ts'
import type { NamedRecords, NamelessRecords } from '#kit/data/server/namedRecords.ts'
import { findRecords, searchedResources } from '#kit/resource/server/findRecords.ts'
import type { NamedResource } from '#kit/resource/server/recordNames.ts'
import { mostOfKind, type searchEndpoints } from '../search.contract.ts'

/** Searches whatever records the features of the product register. */
export function makeSearchHandlers(
  records: readonly (NamedResource | NamedRecords | NamelessRecords)[],
): HandlersOf<typeof searchEndpoints> {
  const specs = searchedResources(records)
  return {
    find: async (call) => findRecords(specs, call, { ...call.body, most: mostOfKind }),
  }
}
