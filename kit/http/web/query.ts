import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'
import { keepPreviousData, QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { BodyOf, DataOf, QueryOf } from '#kit/contract/endpoint.ts'
import { isPassing, maxRepeats } from './withRetries.ts'
import type { AnyEndpoint } from './client.ts'
import { call } from './client.ts'
import { newKey } from './newKey.ts'

export interface Input<E> {
  readonly body?: BodyOf<E>
  readonly query?: QueryOf<E>
}

/** `['/course/career', 'page', input]`: everything of a resource is below its path. */
export function keyOf<E extends AnyEndpoint>(endpoint: E, input?: Input<E>): readonly unknown[] {
  const [, resource = endpoint.path, verb = ''] = /^(.*)\/([^/]+)$/.exec(endpoint.path) ?? []
  const { body, query } = input ?? {}
  return body === undefined && query === undefined ? [resource, verb] : [resource, verb, { body, query }]
}

/** What the server has refused is not asked again; a network that stumbled is. */
const isWorthRetrying = (failures: number, error: unknown) => failures < maxRepeats && isPassing(error)

/** The one cache of server data. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: 5_000, gcTime: 300_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

interface ReadOptions<Data> {
  readonly enabled?: boolean
  /** Keep showing the last page while the next one comes. */
  readonly keepPrevious?: boolean
  /** Milliseconds, as in `refetchInterval`. */
  readonly staleTime?: number
  /** In milliseconds; a function says it of what was answered last, false where that needs no other look. */
  readonly refetchInterval?: number | false | ((data: Data | undefined) => number | false)
}

/** The query's key and function for TanStack Query, for prefetching; an abort of the query cancels the request. */
export const readOptions = <E extends AnyEndpoint>(endpoint: E, input: Input<E>) => ({
  queryKey: keyOf(endpoint, input),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<DataOf<E>> => call(endpoint, { ...input, signal }),
})

/** Reads through an endpoint. Leaving the screen, or another input, cancels the read under way (A7). */
export function useRead<E extends AnyEndpoint>(
  endpoint: E,
  input: Input<E> = {},
  { keepPrevious = false, refetchInterval, ...options }: ReadOptions<DataOf<E>> = {},
): UseQueryResult<DataOf<E>> {
  return useQuery<DataOf<E>>({
    ...readOptions(endpoint, input),
    ...options,
    ...(refetchInterval !== undefined && {
      refetchInterval:
        typeof refetchInterval === 'function' ? ({ state }) => refetchInterval(state.data) : refetchInterval,
    }),
    ...(keepPrevious && { placeholderData: keepPreviousData as never }),
  })
}

/** Reads several inputs of one endpoint; each answer or refusal at its input's place, undefined until all have come. */
export function useReads<E extends AnyEndpoint>(
  endpoint: E,
  inputs: readonly Input<E>[],
): readonly PromiseSettledResult<DataOf<E>>[] | undefined {
  const client = useQueryClient()
  const read = useQuery({
    queryKey: [...keyOf(endpoint), inputs],
    queryFn: () =>
      Promise.allSettled(inputs.map((input) => client.fetchQuery<DataOf<E>>(readOptions(endpoint, input)))),
    ...(inputs.length === 0 && { initialData: [] }),
  })
  return read.data
}

interface WriteOptions<E> {
  /** Other endpoints whose resources change too; the own resource always does. */
  readonly touches?: readonly AnyEndpoint[]
  readonly onDone?: (data: DataOf<E>, input: Input<E>) => void
}

/**
 * Writes through an endpoint, then refreshes what is shown of its resource. A create that is sent again with the same
 * contents keeps its Idempotency-Key until it has succeeded, so that a retry does not make a second record.
 */
export function useWrite<E extends AnyEndpoint>(
  endpoint: E,
  { touches = [], onDone }: WriteOptions<E> = {},
): UseMutationResult<DataOf<E>, Error, Input<E>> {
  const client = useQueryClient()
  const sent = useRef({ contents: '', key: '' })
  return useMutation<DataOf<E>, Error, Input<E>>({
    mutationFn: (input) => {
      const contents = JSON.stringify(input)
      if (sent.current.contents !== contents) sent.current = { contents, key: newKey() }
      return call(endpoint, { ...input, idempotencyKey: sent.current.key })
    },
    onSuccess: (data, input) => {
      sent.current = { contents: '', key: '' }
      for (const touched of [endpoint, ...touches]) void refresh(client, touched)
      onDone?.(data, input)
    },
  })
}

/** Marks everything of the endpoint's resource as old and fetches again what is on the screen. */
export const refresh = (client: QueryClient, endpoint: AnyEndpoint): Promise<void> =>
  client.invalidateQueries({ queryKey: keyOf(endpoint).slice(0, 1) })

/** `refresh` for a component: `const refreshOf = useRefresh(); await refreshOf(career.endpoints.page)`. */
export function useRefresh(): (endpoint: AnyEndpoint) => Promise<void> {
  const client = useQueryClient()
  return (endpoint) => refresh(client, endpoint)
}
