import type { AnyEndpoint } from '#kit/http/web/client.ts'
import { useRead } from '#kit/http/web/query.ts'
import type { Recorded } from './formed.ts'

/** A record as its `get` answers it, always asked for anew, whatever its resource. */
export function useRecord(get: AnyEndpoint, id: number) {
  const { data, error, refetch } = useRead(get, { query: { id } }, { staleTime: 0 })
  return { record: data as Recorded | undefined, error, refetch }
}
