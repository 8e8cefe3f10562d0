import type { ReactNode } from 'react'
import type { Role } from '#kit/contract/role.ts'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { course } from '../../course.contract.ts'
import { zh as design } from '../../words/design.zh.ts'
import { zh } from '../../words/zh.ts'

const placed = (unit: number, activityId: number, title: string) => ({
  unit,
  activityId,
  title,
  cover: '',
  status: 'public',
  versionId: activityId,
  versionNumber: 1,
  hasNewerVersion: false,
})

/** A course of four days as `get` answers it, with three activities in two of them. */
export const makeCourseRow = (id: number, own: object = {}) => ({
  id,
  title: '用户研究入门',
  overview: '学会提问',
  cover: '',
  careerIds: [1],
  abilities: [],
  tagIds: [],
  instructorIds: [7],
  targetLearners: '',
  outcomes: '',
  type: 'selfPaced',
  startDate: null,
  learnMode: 'day',
  unlockMode: 'daily',
  showMode: 'list',
  versionUpdate: 'auto',
  isChasing: false,
  days: 4,
  sections: [],
  places: [
    { unit: 1, activityId: 11 },
    { unit: 1, activityId: 12 },
    { unit: 3, activityId: 13 },
  ],
  milestones: [],
  materials: [],
  marketPrice: 399,
  salePrice: 199.5,
  gallery: [],
  featureIcons: [],
  sellingPoints: [],
  faq: [],
  reviews: [],
  shareTitle: '',
  shareText: '',
  shareImage: '',
  qrImage: '',
  activityCount: 3,
  unitCount: 4,
  careers: [{ id: 1, label: '用户研究员' }],
  tags: [],
  instructors: [{ id: 7, label: '陈默' }],
  abilityNames: [],
  placed: [placed(1, 11, '提问'), placed(1, 12, '倾听'), placed(3, 13, '整理')],
  instructorCards: [{ id: 7, nickname: '陈默', description: '做了十年访谈', avatar: '' }],
  galleryVideos: [],
  touched: 0,
  status: 'draft',
  creatorId: 1,
  creatorName: '林晓',
  createdAt: 1_790_000_000_000,
  updatedAt: 1_790_000_000_000,
  revision: 1,
  mayEdit: true,
  ...own,
})

interface Opened {
  readonly fake: FakeServer
  readonly page: Drawn
}

/** Draws a screen of courses for somebody, over a fake with these rows. */
export async function openCourses(
  at: string,
  routes: Readonly<Record<string, () => ReactNode>>,
  rows: object[],
  role: Role = 'lx_designer',
): Promise<Opened> {
  const person = { id: 1, roles: [role] }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  const fake = await startFakeServer([{ resource: course, rows: rows.map((row) => ({ ...row })) }], person)
  const { options } = course.endpoints
  const names = ['ability', 'activity', 'career', 'course', 'product', 'staff', 'tag', 'user']
  registerResources(Object.fromEntries(names.map((name) => [name, { options }])))
  const words = { course: zh, 'course-design': design }
  const page = await draw({ at, fake, routes, words: { zh: words } })
  return { fake, page }
}
