/** From the ground up: a floor may import those before it, never those after. */
export const floors = ['kit', 'cards', 'deck', 'features', 'app'] as const

export type Floor = (typeof floors)[number]
export type Room = 'agreement' | 'server' | 'web'

export interface Place {
  floor: Floor
  room: Room
  /** The one folder that belongs together: `features/career`, `cards/choice`, else the floor itself. */
  home: string
  isTest: boolean
}

const rooms: [RegExp, Room][] = [
  [/^(kit|deck)\/server\/|^(cards|features)\/[^/]+\/server\/|^app\/(server\/|demo\.ts$)/, 'server'],
  [/^(kit|deck)\/web\/|^(cards|features)\/[^/]+\/web\/|^cards\/web\.ts$/, 'web'],
  [/^app\/(console|learn|login|offline)\//, 'web'],
]

/** Where a file stands in the house; undefined for what is outside (tools, journeys, measurements). */
export function placeOf(path: string): Place | undefined {
  const [top = '', second = '', ...deeper] = path.split('/')
  const floor = floors.find((name) => name === top)
  if (!floor) return undefined
  const hasHomes = (floor === 'cards' || floor === 'features') && deeper.length > 0
  return {
    floor,
    room: rooms.find(([pattern]) => pattern.test(path))?.[1] ?? 'agreement',
    home: hasHomes ? `${floor}/${second}` : floor,
    isTest: /\.test\.tsx?$|\/testing\//.test(path),
  }
}
