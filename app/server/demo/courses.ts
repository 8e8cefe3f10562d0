import { localDay } from '#kit/time/calendar.ts'
import { courseSpec } from '#features/content/course/server/course.crud.ts'
import { coursePlaceTable } from '#features/content/course/server/coursePlace.table.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import type { Links } from './activities.ts'
import type { DemoContext } from './base.ts'
import { roundRobin } from './base.ts'
import { ago, day } from './clock.ts'
import type { CourseNote } from './data/courseNote.ts'
import { coursePage } from './coursePage.ts'
import { courses } from './data/courses.data.ts'
import type { DemoEvent } from './demoEvents.ts'
import { move } from './demoEvents.ts'

/** The courses as drafts without activities, which are made afterwards and name the course that they belong to. */
export async function makeCourses(demo: DemoContext, links: Links): Promise<number[]> {
  const ids: number[] = []
  for (const [index, note] of courses.entries()) ids.push(await makeOne(demo, links, note, index))
  return ids
}

async function makeOne(demo: DemoContext, links: Links, note: CourseNote, index: number): Promise<number> {
  const { services, gallery, people } = demo
  const { startsIn, ...rules } = note.rules
  const { pictures, ...page } = await coursePage(gallery, note, index)
  const at = ago(services, note.madeDaysAgo)
  const creatorId = roundRobin(people.designerIds, note.designer)
  const teacherIds = note.teachers.map((number) => roundRobin(people.teacherIds, number))
  const startsAt = services.now() + (startsIn ?? 0) * day
  const { id } = await makeCourse(services, {
    title: note.title,
    overview: note.overview,
    targetLearners: note.targetLearners,
    outcomes: note.outcomes,
    ...rules,
    ...page,
    startDate: startsIn === undefined ? null : localDay(startsAt, services.env.TZ_DEFAULT),
    sections: note.sections.map(([title, overview, firstDay = null]) => ({ title, overview, firstDay })),
    milestones: note.milestones.map(([unit, title]) => ({ unit, title })),
    marketPrice: note.prices?.[0] ?? null,
    salePrice: note.prices?.[1] ?? null,
    shareTitle: note.share[0],
    shareText: note.share[1],
    creatorId,
    // Whoever wrote a course answers for it too; a course nobody teaches yet is a draft.
    instructorIds: teacherIds.length > 0 ? [...teacherIds, creatorId] : [],
    careerIds: note.careers.map((number) => links.careerIds[number] ?? 0),
    tagIds: note.tags.map((number) => links.tagIds[number] ?? 0),
    abilities: note.abilities.map(([number, level]) => ({ abilityId: links.abilityIds[number] ?? 0, level })),
    places: [],
    createdAt: at,
    updatedAt: at,
  })
  await gallery.noteUse('course', id, pictures)
  return id
}

/** The course of each activity that is met in a course alone, by its title. A draft claims none. */
export const courseOfActivity = (courseIds: readonly number[]): ReadonlyMap<string, number> =>
  new Map(
    courses.flatMap(({ moves, places, taster }, index) =>
      places
        .filter(([, title]) => moves.length > 0 && title !== taster)
        .map(([, title]) => [title, courseIds[index] ?? 0] as const),
    ),
  )

/** What courses show of themselves to everybody. */
export const tasters: ReadonlySet<string> = new Set(courses.flatMap(({ taster }) => taster ?? []))

/** Puts the activities into their days and sections; answers what becomes of the courses. */
export async function placeActivities(
  { services, people }: DemoContext,
  courseIds: readonly number[],
  activityIds: ReadonlyMap<string, number>,
): Promise<DemoEvent[]> {
  const { db } = services.database
  const events: DemoEvent[] = []
  for (const [index, note] of courses.entries()) {
    const courseId = courseIds[index] ?? 0
    const rows = note.places.map(([unit, title], rank) => {
      const activityId = activityIds.get(title)
      if (activityId === undefined) throw new Error(`there is no public activity called ${title}`)
      return { courseId, activityId, unit, rank }
    })
    await db.insert(coursePlaceTable).values(rows)
    const by = roundRobin(people.designerIds, note.designer)
    for (const [daysAgo, status] of note.moves) {
      const at = ago(services, daysAgo)
      events.push({ at, run: () => move(services, courseSpec, { id: courseId, by, at, status }) })
    }
  }
  return events
}
