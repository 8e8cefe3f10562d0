import { newPartId, type Media } from '#kit/card/card.ts'
import { partEdits } from '#kit/card/partEdits.ts'
import { emptyRichText } from '#kit/richText/richText.ts'
import { maxHotspots, maxPictures, type ImageCard, type Picture } from './image.schema.ts'

export const pictureEdits = partEdits('pictures', maxPictures)
export const hotspotEdits = partEdits('hotspots', maxHotspots)

export const withNewPicture = (card: ImageCard, media: Media, prompt = ''): ImageCard =>
  pictureEdits.added(card, [{ id: newPartId(), media, hotspots: [], prompt }])

/** Keeps a place within the picture, to a thousandth of its side. */
const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000

export const withNewHotspot = (picture: Picture, x: number, y: number): Picture =>
  hotspotEdits.added(picture, [
    { id: newPartId(), x: within(x), y: within(y), title: '', body: emptyRichText },
  ])

export const withHotspotAt = (picture: Picture, id: string, x: number, y: number): Picture =>
  hotspotEdits.changed(picture, id, { x: within(x), y: within(y) })
