import { depths } from '#kit/card/card.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { activities } from './data/activities.data.ts'
import type { ActivityNote } from './data/cards.ts'
import type { DemoContext } from './base.ts'
import { roundRobin } from './base.ts'
import { toCards } from './data/cards.ts'
import { ago, day } from './clock.ts'
import { tourActivity } from './tour.data.ts'
import { tourCards } from './tour.ts'

export interface Links {
  readonly abilityIds: readonly number[]
  readonly careerIds: readonly number[]
  readonly tagIds: readonly number[]
}

const reflection = {
  zh: '下次遇到同样的情况，你会先做什么？',
  en: 'What will you try first next time?',
} as const
const reflectionIn = ({ language }: ActivityNote): string =>
  language === 'zh' ? reflection.zh : reflection.en
const covers = 24

interface ActivityLinks extends Links {
  /** The course of those that belong to one, by title. */
  readonly courseOf: ReadonlyMap<string, number>
  /** What courses show of themselves to everybody. */
  readonly tasters: ReadonlySet<string>
}

/** The activities, with their cards; answers the ids of the public ones by their titles. */
export async function makeActivities(
  demo: DemoContext,
  links: ActivityLinks,
): Promise<ReadonlyMap<string, number>> {
  const open = new Map<string, number>()
  for (const [index, note] of activities.entries()) {
    const id = await makeOne(demo, links, note, { index, cards: await cardsOf(demo, note, index) })
    if (note.status === 'public') open.set(note.title, id)
  }
  const tour = { index: activities.length, cards: await tourCards(demo) }
  return open.set(tourActivity.title, await makeOne(demo, links, tourActivity, tour))
}

function cardsOf({ gallery }: DemoContext, note: ActivityNote, index: number): Promise<unknown[]> {
  let pictures = 0
  return toCards(note.cards, async () => {
    pictures += 1
    return (await gallery.picture('card', index * 2 + pictures)).id
  })
}

/** What gives points trains what its activity is about, one ability after the other. */
const trained = (cards: readonly unknown[], abilityIds: readonly number[]): unknown[] =>
  cards.map((card, index) => {
    const isScored = typeof card === 'object' && card !== null && 'points' in card
    if (!isScored || abilityIds.length === 0) return card
    const depth = depths[index % depths.length] ?? 'know'
    const competency = { abilityId: roundRobin(abilityIds, index), weight: 1 + (index % 3), depth }
    return { ...card, competencies: [competency] }
  })

async function makeOne(
  demo: DemoContext,
  links: ActivityLinks,
  note: ActivityNote,
  { index, cards }: { readonly index: number; readonly cards: readonly unknown[] },
): Promise<number> {
  const { services, gallery, people } = demo
  const { title, description, language, status } = note
  const cover = await gallery.picture('cover', covers + index)
  const abilityIds = note.abilities.map((number) => links.abilityIds[number] ?? 0)
  const at = ago(services, 80 - index * 2)
  const activity = await makeActivity(services, {
    title,
    description,
    language,
    status,
    cover: cover.url,
    cards: trained(cards, abilityIds),
    careerId: links.careerIds[note.career] ?? null,
    courseId: links.courseOf.get(title) ?? null,
    freeSample: links.tasters.has(title) ? 'yes' : 'no',
    tagIds: note.tags.map((number) => links.tagIds[number] ?? 0),
    hostTeacherIds: [roundRobin(people.teacherIds, index)],
    competencyPoints: note.abilities.map((number) => ({
      abilityId: links.abilityIds[number] ?? 0,
      weight: 1 + (number % 5),
      reflectionQuestion: reflectionIn(note),
    })),
    designMethod: index % 6 === 5 ? 'aiGenerated' : 'byHand',
    creatorId: roundRobin(people.designerIds, index),
    createdAt: at,
    updatedAt: at + 3 * day,
  })
  await gallery.noteUse('activity', activity.id, [cover])
  if (activity.publishedVersionId)
    await gallery.noteUse('activity-version', activity.publishedVersionId, [cover])
  return activity.id
}
