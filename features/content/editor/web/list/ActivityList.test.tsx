import { afterEach, expect, test } from 'vitest'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, nameOf, text } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { phrasesIn } from '#kit/i18n/words.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { ActivityList } from './ActivityList.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const at = 1_790_000_000_000
const published = (id: number, title: string, hasUnpublishedChanges: boolean) => ({
  ...{ id, title, hasUnpublishedChanges, status: 'public', description: '', cover: '', isReady: true },
  ...{ cardCount: 3, versionNumber: 1, publishedVersionId: 1, publishedAt: at, platformStatus: 'private' },
  ...{ careerName: '', tags: [], hostTeachers: [], creatorId: 1, creatorName: '林晓', mayEdit: true },
  ...{ createdAt: at, updatedAt: at, revision: 2 },
})

async function open() {
  const person = { id: 1, roles: ['lx_designer'] as const }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer(
    [{ resource: activity, rows: [published(1, '改过的活动', true), published(2, '没动的活动', false)] }],
    person,
  )
  const options = { options: activity.endpoints.options }
  registerResources({ career: options, tag: options, user: options, staff: options })
  const routes = {
    '/manage/activity/list': () => <ActivityList />,
    '/manage/lession/add': () => '新课程',
  }
  page = await draw({
    at: '/manage/activity/list',
    fake,
    routes,
    words: { zh: await phrasesIn([activityWords], 'zh') },
  })
  await eventually(() => expect(text()).toContain('没动的活动'))
}

test('selected activities become a new course, in the order of the list', async () => {
  await open()
  const titles = () =>
    allByRole('row', /的活动|动的活动/).map((row) => (nameOf(row).includes('改过') ? 1 : 2))
  for (const title of ['没动的活动', '改过的活动'])
    click(byRole('checkbox', /./, byRole('row', new RegExp(title))))
  const order = titles()
  click(await eventually(() => byRole('button', '用这些活动建课程')))
  await eventually(() => expect(page.address()).toContain('/manage/lession/add'))
  expect(decodeURIComponent(page.address())).toContain(`activityId=${order.join(',')}`)
})

test('publishing again is offered where something was changed since, and nowhere else', async () => {
  await open()
  const offered = (title: string) => {
    const row = byRole('row', new RegExp(title))
    return allByRole('button', /上线|下线/, row).map(nameOf)
  }
  expect(offered('改过的活动')).toContain('上线')
  expect(offered('没动的活动')).toEqual(['下线'])
})
