import type { ReactNode, Ref } from 'react'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import type { PlaceCard } from '../place.schema.ts'

interface Props {
  readonly card: PlaceCard
  readonly files: Readonly<Record<number, string>>
  readonly frame?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** The picture, or a plain board of the card's ratio; what lies on it is placed by shares of its sides. */
export function Board({ card, files, frame, children }: Props) {
  return (
    <div
      className="place-board"
      ref={frame}
      style={card.picture ? undefined : { aspectRatio: String(card.ratio) }}
    >
      {card.picture && <CardPicture className="place-picture" files={files} media={card.picture} />}
      {children}
    </div>
  )
}
