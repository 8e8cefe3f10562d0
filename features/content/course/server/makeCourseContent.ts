import type { PicturePurpose } from '#kit/contract/file.ts'
import type { WrittenOf } from '#kit/contract/resource.ts'
import type { Services } from '#kit/call/server/context.ts'
import { makeAbility } from '#features/content/ability/server/makeAbility.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { makePicture } from '#features/media/file/server/makePicture.ts'
import type { course } from '../course.contract.ts'

type Written = WrittenOf<typeof course>

/** What a form would send with every field filled in: it can be published as it is. */
export async function courseContent(services: Services, ownerId: number): Promise<Written> {
  const made = { creatorId: ownerId, status: 'public' } as const
  return {
    ...basics,
    ...rules,
    ...(await pageOf(services, ownerId)),
    careerIds: [(await makeCareer(services, made)).id],
    abilities: [{ abilityId: (await makeAbility(services, made)).id, level: 'apply' }],
    tagIds: [],
    instructorIds: [ownerId],
    places: [{ unit: 1, activityId: (await makeActivity(services, made)).id }],
  }
}

const basics = {
  title: 'Interviewing in seven days',
  overview: 'A small task each day, and an interview at the end',
  targetLearners: 'People who have to ask and would rather not',
  outcomes: 'An interview of your own',
  marketPrice: 299,
  salePrice: 199.9,
  shareTitle: 'Ask better questions',
  shareText: 'Seven days, one interview',
} satisfies Partial<Written>

const rules = {
  type: 'camp',
  startDate: '2026-12-01',
  learnMode: 'day',
  unlockMode: 'daily',
  showMode: 'path',
  versionUpdate: 'auto',
  isChasing: true,
  days: 7,
  sections: [{ title: 'Beginnings', overview: 'A question, and somebody to ask', firstDay: 1 }],
  milestones: [{ unit: 7, title: 'The interview' }],
} satisfies Partial<Written>

async function pageOf(services: Services, ownerId: number) {
  const picture = async (purpose: PicturePurpose) => (await makePicture(services, { ownerId, purpose })).url
  const [cover, head, avatar] = [await picture('cover'), await picture('head'), await picture('avatar')]
  const notebook = { title: 'Notebook', overview: 'For what people say', quantity: 1, image: head } as const
  return {
    cover,
    materials: [{ ...notebook, source: 'selfPurchase', link: 'https://shop.example/1', platform: 'Shop' }],
    gallery: [{ image: cover, caption: 'The room', videoId: null }],
    featureIcons: [{ icon: head, text: 'By phone' }],
    sellingPoints: [{ title: 'Short', detail: 'Ten minutes a day' }],
    faq: [{ question: 'Do I need a phone?', answer: 'Any will do.' }],
    reviews: [{ name: 'Wei', position: 'Researcher', avatar, comment: 'I ask differently now.' }],
    shareImage: head,
    qrImage: head,
  } satisfies Partial<Written>
}
