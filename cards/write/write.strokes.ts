import * as z from 'zod/mini'
import { shuffled } from '#kit/value/shuffle.ts'
import { writeSchema, type Character } from './write.schema.ts'

/** How a stroke looks to who does not see it: its kind and where it lies. Keys of phrases. */
export interface StrokeName {
  readonly kind: 'dot' | 'horizontal' | 'vertical' | 'left' | 'right' | 'rising' | 'bent'
  readonly row: 'top' | 'middle' | 'bottom'
  readonly column: 'left' | 'centre' | 'right'
}

type Line = Character['medians'][number]

const third = <Name>(value: number, names: readonly [Name, Name, Name]): Name =>
  value < 1 / 3 ? names[0] : value < 2 / 3 ? names[1] : names[2]

const pointOf = ([x = 0, y = 0]: readonly number[] = []) => [x, y] as const

/**
 * Names a stroke by its middle line (y upwards, a square of 1024 from -124): a line much longer than the way from its
 * beginning to its end is bent, one that is short a dot, and any other is named by its direction.
 */
export function nameStroke(line: Line): StrokeName {
  const [left, top] = pointOf(line[0])
  const [end, bottom] = pointOf(line.at(-1))
  const [right, down] = [end - left, top - bottom]
  const straight = Math.hypot(right, down)
  const length = line.reduce((sum, point, index) => {
    const [here, there] = [pointOf(point), pointOf(line[index - 1] ?? point)]
    return sum + Math.hypot(here[0] - there[0], here[1] - there[1])
  }, 0)
  const middle = [0, 1].map((axis) => line.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / line.length)
  const [x = 0, y = 0] = middle
  return {
    kind: kindOf({ right, down, straight, length }),
    row: third((900 - y) / 1024, ['top', 'middle', 'bottom'] as const),
    column: third(x / 1024, ['left', 'centre', 'right'] as const),
  }
}

function kindOf(of: { right: number; down: number; straight: number; length: number }): StrokeName['kind'] {
  const { right, down, straight, length } = of
  if (length > straight * 1.3) return 'bent'
  if (length < 220) return 'dot'
  const slope = Math.abs(down) / Math.max(1, Math.abs(right))
  if (slope < 0.35) return 'horizontal'
  // Many verticals lean a little to the right, and hardly one to the left.
  if (slope > (right > 0 ? 2 : 4)) return 'vertical'
  if (down < 0) return 'rising'
  return right < 0 ? 'left' : 'right'
}

/** Places of strokes among which the one at `next` is to be chosen: it, and up to two that come later or came before. */
export function choicesAt({ strokes }: Pick<Character, 'strokes'>, next: number, seed: number): number[] {
  const later = strokes.map((_, index) => index).filter((index) => index > next)
  const before = strokes.map((_, index) => index).filter((index) => index < next)
  const others = [...shuffled(later, seed), ...shuffled(before, seed)].slice(0, 2)
  return shuffled([next, ...others], seed + next)
}

const dataShape = z.object({ strokes: z.array(z.string()), medians: z.array(z.array(z.array(z.number()))) })

/** The strokes in a file of stroke data; undefined where it is none. */
export function strokesIn(file: unknown): Pick<Character, 'strokes' | 'medians'> | undefined {
  const { data } = z.safeParse(dataShape, file)
  if (!data) return undefined
  const { strokes, medians } = data
  const card = z.safeParse(writeSchema, { id: 1, type: 'write', characters: [{ strokes, medians }] })
  const [own] = card.data?.characters ?? []
  return own && own.strokes.length > 0 && own.strokes.length === own.medians.length
    ? { strokes: own.strokes, medians: own.medians }
    : undefined
}

/** The file of a character's strokes, below the folder of all of them. */
export const fileOf = (character: string): string => `${character.codePointAt(0)?.toString(16)}.json`
