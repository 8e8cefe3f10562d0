import { makeActivity } from '#features/activity/server/makeActivity.ts'
import { activities } from './activities.data.ts'
import type { ActivityNote } from './cards.ts'
import type { School } from './base.ts'
import { inTurn } from './base.ts'
import { toCards } from './cards.ts'
import { day } from './people.ts'

interface Links {
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

/** The activities, with their cards; answers the ids of the public ones. */
export async function makeActivities(school: School, links: Links): Promise<number[]> {
  const open: number[] = []
  for (const [index, note] of activities.entries()) {
    const id = await makeOne(school, links, note, index)
    if (note.status === 'public') open.push(id)
  }
  return open
}

async function makeOne(school: School, links: Links, note: ActivityNote, index: number): Promise<number> {
  const { services, gallery, people } = school
  const { title, description, language, status } = note
  const cover = await gallery.picture('cover', covers + index)
  let pictures = 0
  const cards = await toCards(note.cards, async () => {
    pictures += 1
    return (await gallery.picture('card', index * 2 + pictures)).id
  })
  const at = services.now() - (80 - index * 2) * day
  const activity = await makeActivity(services, {
    ...{ title, description, language, status, cards, cover: cover.url },
    careerId: links.careerIds[note.career] ?? null,
    tagIds: note.tags.map((number) => links.tagIds[number] ?? 0),
    hostTeacherIds: [inTurn(people.teacherIds, index)],
    competencyPoints: note.abilities.map((number) => ({
      abilityId: links.abilityIds[number] ?? 0,
      weight: 1 + (number % 5),
      reflectionQuestion: reflectionIn(note),
    })),
    designMethod: index % 6 === 5 ? 'aiGenerated' : 'byHand',
    creatorId: inTurn(people.designerIds, index),
    ...{ createdAt: at, updatedAt: at + 3 * day },
  })
  await gallery.hold('activity', activity.id, [cover])
  if (activity.publishedVersionId)
    await gallery.hold('activity-version', activity.publishedVersionId, [cover])
  return activity.id
}
