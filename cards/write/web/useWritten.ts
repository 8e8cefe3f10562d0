import { useState } from 'react'
import type { Written } from '../write.schema.ts'
import type { WriteProps } from './writeProps.ts'

export interface WrittenSoFar {
  readonly written: ReadonlyMap<string, Written>
  add(written: Written): void
}

/** What was written so far; once all of it was, it is the response, which is sent at once where nothing is graded. */
export function useWritten({ card, response, respond, submit }: WriteProps): WrittenSoFar {
  const [written, setWritten] = useState<ReadonlyMap<string, Written>>(
    new Map(response?.characters.map((each) => [each.characterId, each])),
  )
  return {
    written,
    add(own) {
      const next = new Map(written).set(own.characterId, own)
      setWritten(next)
      const characters = card.characters.flatMap(({ id }) => next.get(id) ?? [])
      const isWhole = characters.length === card.characters.length
      if (card.mode !== 'watch') respond(isWhole ? { characters } : undefined)
      else if (isWhole && response === undefined) submit({ characters })
    },
  }
}
