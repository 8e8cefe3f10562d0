import { afterEach, expect, test } from 'vitest'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, eventually, nameOf, text } from '#kit/testing/web/page.ts'
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

test('publishing again is offered where something was changed since, and nowhere else', async () => {
  const person = { id: 1, roles: ['lx_designer'] as const }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer(
    [{ resource: activity, rows: [published(1, '改过的活动', true), published(2, '没动的活动', false)] }],
    person,
  )
  const options = { options: activity.endpoints.options }
  registerResources({ career: options, tag: options, user: options, staff: options })
  const routes = { '/manage/activity/list': () => <ActivityList /> }
  page = await draw({
    at: '/manage/activity/list',
    fake,
    routes,
    words: { zh: await phrasesIn([activityWords], 'zh') },
  })
  await eventually(() => expect(text()).toContain('没动的活动'))
  const offered = (title: string) => {
    const row = byRole('row', new RegExp(title))
    return allByRole('button', /上线|下线/, row).map(nameOf)
  }
  expect(offered('改过的活动')).toContain('上线')
  expect(offered('没动的活动')).toEqual(['下线'])
})
