import type { Stored } from '#kit/card/cardDefinition.ts'
import { richOf } from '#kit/richText/richText.ts'
import { isObject } from '#kit/value/sameJson.ts'

/** What was said of a point was plain text once: each line of it becomes a paragraph. */
export const withRichHotspots = (card: Stored): Stored => ({
  ...card,
  ...eachIn(card, 'pictures', (picture) => ({
    ...picture,
    ...eachIn(picture, 'hotspots', (hotspot) => ({
      ...hotspot,
      ...(typeof hotspot['body'] === 'string' && { body: richOf(hotspot['body']) }),
    })),
  })),
})

/** The list `name` with each object in it changed; nothing where there is no such list. */
function eachIn(holder: Stored, name: string, change: (part: Stored) => Stored): Stored {
  const parts = holder[name]
  if (!Array.isArray(parts)) return {}
  return { [name]: parts.map((part: unknown) => (isObject(part) ? change(part) : part)) }
}
