import { useQueryClient } from '@tanstack/react-query'
import { fitsIn } from '#kit/value/graphemes.ts'
import { keyOf, useRead, useWrite } from '#kit/http/web/query.ts'
import {
  maxPhrases,
  phraseMax,
  preferenceEndpoints,
  usual,
} from '#features/people/preference/preference.contract.ts'

export interface Phrases {
  readonly list: readonly string[]
  /** Whether a text can be saved as it is. */
  canRemember(text: string): boolean
  /** Saves a text that was used, where it is short enough and there is room. */
  remember(text: string): void
  forget(text: string): void
}

const none: readonly string[] = []

/** Phrases that a teacher uses again and again; saved with the account. */
export function usePhrases(): Phrases {
  const client = useQueryClient()
  const read = useRead(preferenceEndpoints.get, {}, { staleTime: 600_000 })
  const write = useWrite(preferenceEndpoints.update)
  const list = read.data?.workPhrases ?? none
  const canRemember = (text: string) =>
    read.data !== undefined &&
    text.trim() !== '' &&
    !text.trim().includes('\n') &&
    fitsIn(text.trim(), phraseMax) &&
    list.length < maxPhrases &&
    !list.includes(text.trim())
  const set = (workPhrases: string[]) => {
    // Shown at once; what the server has comes after.
    client.setQueryData(keyOf(preferenceEndpoints.get, {}), { ...(read.data ?? usual), workPhrases })
    write.mutate({ body: { workPhrases } })
  }
  return {
    list,
    canRemember,
    remember: (text) => {
      if (canRemember(text)) set([...list, text.trim()])
    },
    forget: (text) => set(list.filter((one) => one !== text)),
  }
}
