import { useMemo, type RefObject } from 'react'
import type { Actor } from '#kit/contract/role.ts'
import type { Translate } from '#kit/i18n/words.ts'
import { Palette } from '#features/people/search/web/Palette.tsx'
import { useFavourites } from '../favourites/useFavourites.ts'
import type { RouteRow } from '../routing/routes.ts'
import { recent } from '../visits/visited.ts'
import { placesFor } from './places.tsx'

interface ConsolePaletteProps {
  readonly actor: Actor
  readonly rows: readonly RouteRow[]
  readonly translate: Translate
  /** What was typed before it was there. */
  readonly typedAhead: RefObject<string>
  readonly onClose: () => void
}

/** The palette with what the console has for its reader. */
export function ConsolePalette({ actor, rows, translate, typedAhead, onClose }: ConsolePaletteProps) {
  const opened = recent.use()
  const { list: favourites } = useFavourites()
  const places = useMemo(
    () => placesFor(actor, rows, { opened, favourites }, translate),
    [actor, rows, opened, favourites, translate],
  )
  return <Palette onClose={onClose} places={places} typedAhead={typedAhead} />
}
