import { useQueryClient } from '@tanstack/react-query'
import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { keyOf, useRead } from '#kit/http/web/query.ts'
import { notify } from '#kit/notice/web/notice.ts'
import type { NamedFavourite } from '#features/people/preference/favourite.ts'
import { favouriteCalls } from './favourites.calls.ts'

const none: readonly NamedFavourite[] = []
/** For so long what was added in another browser is not looked for. */
const lastsMs = 60_000

/** The reader's favourites, and what sets them: shown at once, and held by the server. */
export function useFavourites() {
  const client = useQueryClient()
  const { data: list = none } = useRead(favouriteCalls.list, {}, { staleTime: lastsMs })
  const key = keyOf(favouriteCalls.list, {})
  const set = async (next: readonly NamedFavourite[]) => {
    await client.cancelQueries({ queryKey: key })
    client.setQueryData(key, next)
    try {
      await call(favouriteCalls.update, { body: { favourites: next.map(({ of }) => of) } })
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) })
    }
    await client.invalidateQueries({ queryKey: key })
  }
  return { list, set }
}
