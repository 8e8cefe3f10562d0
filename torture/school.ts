import { randomUUID } from 'node:crypto'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { learningRecordTable } from '#features/learning/attempt/server/progress/learningRecord.table.ts'
import type { Person, TestApp } from '#app/server/testing.ts'

export const dayMs = 86_400_000

/** How a question parts those who know from those who do not: right with 1 / (1 + e^(−sharpness·(ability − hardness))). */
export interface Item {
  readonly hardness: number
  readonly sharpness: number
}

/** Ten sound questions from easy to hard, one that is a matter of luck, and one whose right answer is marked wrongly. */
export const items: readonly Item[] = [
  ...Array.from({ length: 10 }, (_, index) => ({ hardness: (index - 4.5) / 2.4, sharpness: 1.6 })),
  { hardness: 0, sharpness: 0 },
  { hardness: 0, sharpness: -1.6 },
]
export const luck = 10
export const wronglyMarked = 11

export interface Pupil {
  readonly ability: number
  readonly startsOn: number
  /** How many cards they do before they stop. */
  readonly staysFor: number
  /** Who came by the course. */
  readonly isInCourse: boolean
}

/** Normal by twelve evens: close enough, and the same for the same seed. */
const normal = (random: () => number): number =>
  Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, -6)

export const makePupils = (count: number, days: number, random: () => number): Pupil[] =>
  Array.from({ length: count }, (_, index) => ({
    ability: normal(random),
    startsOn: Math.floor(random() * days),
    staysFor: random() < 0.2 ? 1 + Math.floor(random() * items.length) : Infinity,
    isInCourse: index % 2 === 0,
  }))

const question = (id: number) => ({
  id,
  type: 'choice',
  title: `Question ${id}`,
  question: 'Which one?',
  points: 1,
  attempts: { max: 2, showAnswer: 'never' },
  options: [
    { id: 'a', text: 'This', correct: true },
    { id: 'b', text: 'That', correct: false },
    { id: 'c', text: 'Neither', correct: false },
  ],
})

export const cards = items.map((_, index) => question(index + 1))

export interface School {
  readonly app: TestApp
  readonly activityId: number
  readonly cardIds: readonly number[]
  readonly courseId: number
}

/** One pupil goes through the activity by the real API, tries again what was wrong, and takes the time that it takes. */
export async function learn(school: School, pupil: Pupil, random: () => number): Promise<void> {
  const { app, activityId, courseId } = school
  const person = await app.person('student')
  for (const [index, cardId] of school.cardIds.slice(0, pupil.staysFor).entries()) {
    const isRight = random() < chanceOf(items[index], pupil.ability)
    await respond(school, person, cardId, isRight ? 'a' : wrongOption(random), random)
    if (!isRight && random() < 0.5) await respond(school, person, cardId, 'a', random)
  }
  if (pupil.isInCourse) {
    const at = app.services.now()
    const record = { userId: person.id, activityId, courseId, createdAt: at, updatedAt: at }
    await app.services.database.db.insert(learningRecordTable).values(record)
  }
}

const wrongOption = (random: () => number): string => (random() < 0.7 ? 'b' : 'c')

export const chanceOf = (item: Item | undefined, ability: number): number =>
  item ? 1 / (1 + Math.exp(-item.sharpness * (ability - item.hardness))) : 0

const respond = (
  { app, activityId }: School,
  as: Person,
  cardId: number,
  option: string,
  random: () => number,
) =>
  app.call(learnEndpoints.response, {
    as,
    body: {
      ...{ clientId: randomUUID(), activityId, cardId },
      response: { optionIds: [option] },
      durationMs: Math.round(2000 * Math.exp(1.5 + normal(random) * 0.6)),
    },
  })

/** Spearman: Pearson's r of the ranks. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  return pearson(ranksOf(one), ranksOf(other))
}

const ranksOf = (values: readonly number[]): number[] => {
  const sorted = values.toSorted((a, b) => a - b)
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2)
}

/** As the book has it, in two passes over the raw values. */
export function pearson(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  const [mx, my] = [mean(xs), mean(ys)]
  const of = (as: readonly number[], ma: number, bs: readonly number[], mb: number) =>
    as.reduce((sum, a, index) => sum + (a - ma) * ((bs[index] ?? 0) - mb), 0)
  return of(xs, mx, ys, my) / Math.sqrt(of(xs, mx, xs, mx) * of(ys, my, ys, my))
}
