/** What a learner gives: by words that stand on the card, or by places of a picture, so that ids do not matter. */
export type Given =
  | { readonly options: readonly string[] }
  | { readonly items: readonly string[] }
  | { readonly pairs: readonly (readonly [string, string])[] }
  | { readonly answers: readonly string[] }
  | { readonly number: number }
  | { readonly things: readonly (readonly [string, string])[] }
  | { readonly points: readonly (readonly [number, number])[] }
  | { readonly words: readonly string[] }
  | { readonly text: string }

export interface QtiSample {
  readonly kind: string
  readonly declarations: string
  readonly body: string
  readonly processing: string
  /** Types of the cards, the answered one last. */
  readonly types: readonly string[]
  readonly points: number
  /** Each with the share of the points that the response processing gives; null: a person decides. */
  readonly plays: readonly (readonly [given: Given, scaled: number | null])[]
}

/** A picture of 400 by 300 pixels beside the item. */
export const board =
  '<object type="image/png" data="map.png" width="400" height="300">A map of a farm</object>'
/** An option. */
export const choice = (id: string, text: string) => `<simpleChoice identifier="${id}">${text}</simpleChoice>`
/** A part that belongs to one other. */
export const pairing = (id: string, text: string) =>
  `<simpleAssociableChoice identifier="${id}" matchMax="1">${text}</simpleAssociableChoice>`
/** A place of the picture. */
export const spot = (name: string, id: string, coords: string, label: string) =>
  `<${name} identifier="${id}" shape="rect" coords="${coords}" hotspotLabel="${label}" matchMax="1"/>`
