/** From the ground up: a floor may import those before it, never those after. */
export const floors = ['kit', 'cards', 'deck', 'features', 'app'] as const

/** The streets of features, in their order: a street may see those before it. */
export const streets = ['people', 'media', 'ai', 'content', 'sale', 'learning', 'insight'] as const

export type Street = (typeof streets)[number]
export type Floor = (typeof floors)[number]
export type Room = 'agreement' | 'server' | 'web'

export interface Place {
  floor: Floor
  room: Room
  /** The one folder that belongs together: `features/content/career`, `cards/choice`, `kit/list`, else the floor itself. */
  home: string
  isTest: boolean
  /** Where its street stands among `streets`; undefined outside of features. */
  street: number | undefined
}

const rooms: [RegExp, Room][] = [
  [/^deck\/server\/|^(kit|cards|features\/[^/]+)\/[^/]+\/server\/|^app\/(server\/|demo\.ts$)/, 'server'],
  [/^deck\/web\/|^(kit|cards|features\/[^/]+)\/[^/]+\/web\/|^cards\/web\.ts$/, 'web'],
  [/^app\/(console|frame|learn|login|offline|public)\//, 'web'],
]

/** Where a file stands in the house; undefined for what is outside (tools, journeys, measurements). */
export function placeOf(path: string): Place | undefined {
  const [top = '', ...steps] = path.split('/')
  const floor = floors.find((name) => name === top)
  if (!floor) return undefined
  const depth = floor === 'features' ? 2 : floor === 'cards' || floor === 'kit' ? 1 : 0
  return {
    floor,
    room: rooms.find(([pattern]) => pattern.test(path))?.[1] ?? 'agreement',
    home: steps.length > depth ? [floor, ...steps.slice(0, depth)].join('/') : floor,
    street: floor === 'features' ? streets.findIndex((name) => name === steps[0]) : undefined,
    isTest: /\.test\.tsx?$|\/testing\//.test(path),
  }
}
