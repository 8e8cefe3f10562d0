import * as z from 'zod/mini'
import { cardShape, flagOf, lineOf, media, partIdSchema, partsOf } from '#kit/card/card.ts'
import { shown } from '#kit/card/progress.ts'
import { richTextOf } from '#kit/richText/richText.ts'

export const maxPictures = 12
export const maxHotspots = 12
export const hotspotTitleMax = 60
export const hotspotBodyMax = 2000
export const promptMax = 1000

/** Share of the picture's width or height, from its upper left corner. */
const place = z.number().check(z.minimum(0), z.maximum(1))

const hotspot = z.strictObject({
  id: partIdSchema,
  x: place,
  y: place,
  title: lineOf(hotspotTitleMax),
  body: richTextOf(hotspotBodyMax),
})
export type Hotspot = z.output<typeof hotspot>

const picture = z.strictObject({
  id: partIdSchema,
  media,
  hotspots: partsOf(hotspot, maxHotspots),
  /** What an AI was asked for; '' when the picture was not made so. */
  prompt: lineOf(promptMax),
})
export type Picture = z.output<typeof picture>

export const imageSchema = cardShape('image', 2, {
  /** More than one make a gallery. */
  pictures: partsOf(picture, maxPictures),
  zoom: flagOf(true),
  /** Done only when every hotspot was opened. */
  openAll: flagOf(false),
})
export type ImageCard = z.output<typeof imageSchema>

export const progressSchema = z.strictObject({
  viewed: shown,
  /** Ids of the hotspots that were opened. */
  opened: z.optional(
    z.array(z.string().check(z.maxLength(24))).check(z.maxLength(maxPictures * maxHotspots)),
  ),
})
export type ImageProgress = z.output<typeof progressSchema>

export const hotspotsOf = (card: ImageCard): Hotspot[] => card.pictures.flatMap(({ hotspots }) => hotspots)
