import { afterEach, describe, expect, test } from 'vitest'
import { phrasesIn } from '#kit/i18n/words.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, text } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import type { Role } from '#kit/contract/role.ts'
import { helpWords } from '#features/learning/help/help.words.ts'
import type { MessageRow, Thread, ThreadMessage } from '../message.contract.ts'
import { TalkExample } from './TalkExample.tsx'

let page: Drawn
let fake: FakeServer

const person = { senderId: null, senderName: '', senderAvatar: '', isOwn: false, isRead: true, createdAt: 1 }
const part = (turnId: number | null, by: ThreadMessage['by'], content: string): ThreadMessage => ({
  ...{ ...person, key: `${turnId}.${by}`, messageId: null, sources: [], files: [] },
  ...{ turnId, by, content },
})
const threadOf = (manner: MessageRow['manner']): Thread => ({
  root: {
    ...{ ...person, id: 1, type: 'multiple', parentId: null, content: '', activityId: 3, activityTitle: '' },
    ...{ cardId: 8, about: null, manner, isAnswered: false, fileCount: 0 },
  },
  cardTitle: '',
  said: [
    part(4, 'person', '为什么？'),
    part(4, 'ai', '再看一遍'),
    part(5, 'person', '还是不懂'),
    part(5, 'prepared', '想一想'),
    part(null, 'person', '来找我吧'),
  ],
  mayReply: false,
})

async function open(manner: MessageRow['manner'], role: Role = 'super_admin') {
  setSession({ id: 1, roles: [role], username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([], { id: 1, roles: [role] })
  const configs = [
    { id: 20, name: '旧的', status: 'idle' },
    { id: 21, name: '在用的', status: 'inUse' },
  ]
  fake.answer('/course/ai-config/page', () => ({ list: configs, total: 2, totalIsCapped: false, next: null }))
  fake.answer('/course/ai-help/example', () => 9)
  const routes = { '/talk': () => <TalkExample thread={threadOf(manner)} /> }
  page = await draw({ at: '/talk', fake, routes, words: { zh: await phrasesIn([helpWords], 'zh') } })
}

const sent = () =>
  fake.requests.filter(({ path }) => path === '/course/ai-help/example').map(({ body }) => body)

/** The last one is the dialog's. */
const confirmation = (): HTMLElement => allByRole('button', '转为样例').at(-1) ?? document.body

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

describe('a talk with a tutor', () => {
  test('becomes an example with the last reply and the configuration in use, and leads there', async () => {
    await open('tutor')
    click(await eventually(() => byRole('button', '转为样例')))
    await eventually(() => expect(text()).toContain('在用的'))
    expect(text()).toContain('想一想')
    click(confirmation())
    await eventually(() => expect(sent()).toEqual([{ turnId: 5, configId: 21 }]))
    const link = await eventually(() => byRole('link', '打开样例'))
    expect(link.getAttribute('href')).toBe('/configs/aiDebug?id=21')
  })

  test('says why it cannot be made', async () => {
    await open('tutor')
    fake.answer('/course/ai-help/example', () => {
      throw refused(404, '不存在')
    })
    click(await eventually(() => byRole('button', '转为样例')))
    await eventually(() => expect(text()).toContain('在用的'))
    click(confirmation())
    await eventually(() => expect(text()).toContain('不存在'))
  })
})

test.each<[string, MessageRow['manner'], Role]>([
  ['of the AI of a card', 'card', 'super_admin'],
  ['between people', null, 'super_admin'],
  ['of somebody who is no super administrator', 'tutor', 'lx_designer'],
])('nothing is offered for a talk %s', async (_name, manner, role) => {
  await open(manner, role)
  expect(document.querySelector('button')).toBeNull()
})
