import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#kit/contract/role.ts'
import { configureKit, registerResources, resetKit } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { endSharing, share, shareWhenPublic } from '#kit/share/web/sharing.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, text } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { zh } from '../words/zh.ts'
import type { ShareFacts } from '../share.contract.ts'
import { ShareHost } from './ShareHost.tsx'
import { shareWeb } from './share.web.ts'

let fake: FakeServer
let page: Drawn

beforeEach(() => {
  configureKit({ sharedStates: shareWeb.shares ?? {} })
  registerResources(shareWeb.pickers ?? {})
})
afterEach(async () => {
  endSharing()
  await page.undraw()
  await fake.stop()
  resetKit()
})

const facts: ShareFacts = {
  title: '学会提问',
  status: 'public',
  audience: 'everybody',
  link: '/learn/activity/7',
  isSold: false,
  codes: [],
}

async function open(own: Partial<ShareFacts> = {}, role: Role = 'lx_designer') {
  const person = { id: 1, roles: [role] }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([], person)
  for (const path of ['activity', 'lession', 'product'])
    fake.answer(`/course/${path}/share`, () => ({ ...facts, ...own }))
  fake.answer('/course/lession/fillable', () => [{ id: 5, label: '访谈十日' }])
  const routes = {
    '/': () => <ShareHost />,
    '/manage/lession/edit': () => <p>课程表单</p>,
    '/manage/lession/add': () => <p>新课程</p>,
  }
  page = await draw({ at: '/', fake, routes, words: { zh: { share: zh } } })
}

const steps = () => [...document.querySelectorAll('.share-step strong')].map((step) => step.textContent)
const address = () => document.querySelector<HTMLInputElement>('.share-address input')?.value ?? ''

describe('the sheet of an activity', () => {
  test('has its address with the host, who sees it, and what comes next', async () => {
    await open()
    share('activity', 7)
    await eventually(() => expect(address()).toMatch(/^http.*\/learn\/activity\/7$/))
    expect(text()).toContain('分享“学会提问”')
    expect(text()).toContain(zh.audience.activity.everybody)
    expect(byRole('img', '“学会提问”链接的二维码')).toBeTruthy()
    expect(steps()).toEqual([zh.learner.title, zh.place.title])
    expect(document.querySelector('a.share-step')?.getAttribute('href')).toBe('/learn/activity/7')
  })

  test('says that it is public where it has just been published, and nothing for another move', async () => {
    await open()
    shareWhenPublic('activity', 7, 'hidden')
    shareWhenPublic('career', 7, 'public')
    expect(document.querySelector('[role=dialog]')).toBeNull()
    shareWhenPublic('activity', 7, 'public')
    await eventually(() => expect(text()).toContain('“学会提问”已公开'))
  })

  test('leads into a course that is chosen, or into a new one', async () => {
    await open()
    share('activity', 7)
    click(await eventually(() => byRole('button', /放进课程/)))
    click(await eventually(() => byRole('button', '新建课程')))
    await eventually(() => expect(page.address()).toBe('/manage/lession/add?activityId=7'))
  })

  test('offers no course to whoever makes none', async () => {
    await open({}, 'teacher')
    share('activity', 7)
    await eventually(() => expect(steps()).toEqual([zh.learner.title]))
  })

  test('that is a draft offers no link, and says what to do first', async () => {
    await open({ status: 'draft', audience: null, link: '' })
    share('activity', 7)
    await eventually(() => expect(text()).toContain(zh.first.activity.draft))
    expect(allByRole('textbox', /./)).toEqual([])
    expect(steps()).toEqual([])
    expect(document.querySelector('canvas')).toBeNull()
  })
})

describe('the sheet of what is sold', () => {
  const course = { link: '/learn/course/7' }

  test('offers to sell a course that nothing sells', async () => {
    await open({ ...course, audience: 'readers' })
    share('course', 7)
    await eventually(() => expect(steps()).toEqual([zh.learner.title, zh.sell.title]))
    expect(text()).toContain(zh.audience.course.readers)
  })

  test('offers codes of each product that sells it', async () => {
    const codes = [
      { id: 3, label: '春季班' },
      { id: 4, label: '秋季班' },
    ]
    await open({ ...course, audience: 'enrolled', isSold: true, codes }, 'admin_designer')
    share('course', 7)
    await eventually(() => expect(steps()).toEqual([zh.learner.title, zh.codes.title, zh.codes.title]))
    expect(text()).toContain('为“秋季班”新建一批')
    const links = [...document.querySelectorAll('a.share-step')].map((link) => link.getAttribute('href'))
    expect(links[1]).toBe('/exchange/task/index?productId=3&edit=new')
  })

  test('has codes and no link where a product is online inside alone', async () => {
    const codes = [{ id: 7, label: '学会提问' }]
    await open({ status: 'inner', audience: null, link: '', codes }, 'super_admin')
    share('product', 7)
    await eventually(() => expect(text()).toContain(zh.first.product.inner))
    expect(steps()).toEqual([zh.codes.title])
  })
})
