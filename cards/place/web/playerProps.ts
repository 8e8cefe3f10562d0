import type { Shown } from '#kit/card/progress.ts'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import type { PlaceCard, PlaceResponse, PlaceSolution } from '../place.schema.ts'

export type PlaceProps = CardPlayerProps<PlaceCard, PlaceResponse, Shown, PlaceSolution>
