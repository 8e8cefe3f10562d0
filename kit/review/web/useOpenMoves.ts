import type { ListRow } from '#kit/resource/web/listResource.ts'
import { decisionHref } from '#kit/feature/web/kitSettings.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useActor } from '#kit/http/web/session.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { moveIn, movesFor, type Movable } from './moveRecords.ts'

interface OpenMoves {
  /** What is done at once, where the record is seen. */
  readonly names: readonly string[]
  /** In place of the moves that want a reason: where they are decided, with all that a decision needs in view (K1). */
  readonly review?: { readonly label: string; readonly href: string }
}

/** What the state table opens to this person on a single record. */
export function useOpenMoves<Row extends ListRow>(movable: Movable | undefined): (row: Row) => OpenMoves {
  const actor = useActor()
  const t = useWords(kitWords)
  const words = useResourceWords(movable?.name ?? '')
  return (row) => {
    if (!movable) return { names: [] }
    const names = movesFor(movable.machine, row, actor)
    const isDecision = (name: string) => moveIn(movable.machine, name)?.reason !== undefined
    const href = names.some(isDecision) ? decisionHref(movable.name, row.id) : undefined
    if (href === undefined) return { names }
    const label = words.maybe('reviewNow') ?? t('actions.review')
    return { names: names.filter((name) => !isDecision(name)), review: { label, href } }
  }
}
