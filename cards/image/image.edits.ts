import { newPartId, type Media } from '#kit/card/card.ts'
import type { Hotspot, ImageCard, Picture } from './image.schema.ts'

export const withNewPicture = (card: ImageCard, media: Media, prompt = ''): ImageCard => ({
  ...card,
  pictures: [...card.pictures, { id: newPartId(), media, hotspots: [], prompt }],
})

export const withPicture = (card: ImageCard, id: string, change: Partial<Picture>): ImageCard => ({
  ...card,
  pictures: card.pictures.map((picture) => (picture.id === id ? { ...picture, ...change } : picture)),
})

export const withoutPicture = (card: ImageCard, id: string): ImageCard => ({
  ...card,
  pictures: card.pictures.filter((picture) => picture.id !== id),
})

export function withMovedPicture(card: ImageCard, from: number, to: number): ImageCard {
  const moved = card.pictures[from]
  if (!moved) return card
  return { ...card, pictures: card.pictures.toSpliced(from, 1).toSpliced(to, 0, moved) }
}

/** Keeps a place within the picture, to a thousandth of its side. */
const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000

export const withNewHotspot = (picture: Picture, x: number, y: number): Picture => ({
  ...picture,
  hotspots: [...picture.hotspots, { id: newPartId(), x: within(x), y: within(y), title: '', body: '' }],
})

export const withHotspot = (picture: Picture, id: string, change: Partial<Hotspot>): Picture => ({
  ...picture,
  hotspots: picture.hotspots.map((hotspot) => (hotspot.id === id ? { ...hotspot, ...change } : hotspot)),
})

export const withHotspotAt = (picture: Picture, id: string, x: number, y: number): Picture =>
  withHotspot(picture, id, { x: within(x), y: within(y) })

export const withoutHotspot = (picture: Picture, id: string): Picture => ({
  ...picture,
  hotspots: picture.hotspots.filter((hotspot) => hotspot.id !== id),
})
