import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { setSession } from '#kit/http/web/session.ts'
import { leftText, leftTyping } from '#kit/testing/web/leftTyping.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import {
  allByRole,
  byRole,
  chooseFiles,
  click,
  eventually,
  field,
  text,
  type,
} from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { fileLimit } from '#features/learning/message/message.limits.ts'
import { questionLength } from '#features/learning/message/learnerMessages.contract.ts'
import { zh } from '../../words/zh.ts'
import { outboxStore } from '../outbox/outboxStore.ts'
import { makeOutbox, type Outbox } from '../outbox/outbox.ts'
import { AskTeacher } from './AskTeacher.tsx'
import { maxGraphemes } from './maxGraphemes.ts'
import { MessageBell } from './MessageBell.tsx'
import { MessagesScreen } from './MessagesScreen.tsx'
import { WorksScreen } from './WorksScreen.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
  localStorage.clear()
})

const message = (id: number, own: object = {}) => ({
  id,
  content: `第${id}句`,
  at: Date.now(),
  isOwn: false,
  senderName: '王老师',
  isRead: true,
  ...own,
})
const about = { activityId: 7, activityTitle: '用户访谈', cardId: 3 }

async function open(screen: () => React.ReactNode, answers: Readonly<Record<string, () => unknown>>) {
  setSession({ id: 1, roles: ['student'], username: 'zhou', nickname: '周小雨', avatar: '' })
  fake = await startFakeServer([], { id: 1, roles: ['student'] })
  for (const [path, answer] of Object.entries(answers)) fake.answer(path, answer)
  page = await draw({ at: '/learn', fake, routes: { '/learn': screen }, words: { zh: { learn: zh } } })
}

test('messages show a question with its answers, lead to its card, and are read by being shown', async () => {
  let unread = 1
  const question = { ...message(1, { isOwn: true }), ...about, replies: [message(2, { isRead: false })] }
  await open(
    () => (
      <>
        <MessageBell />
        <MessagesScreen outbox={makeOutbox(outboxStore(1))} />
      </>
    ),
    {
      '/learn/messages': () => ({ list: [question], hasMore: false }),
      '/learn/unread': () => unread,
      '/learn/read': () => {
        unread = 0
        return true
      },
    },
  )
  await eventually(() => expect(text()).toContain('第2句'))
  for (const part of ['王老师', '我', '新']) expect(text()).toContain(part)
  expect(byRole('link', '用户访谈').getAttribute('href')).toBe('/learn/activity?id=7&card=3')
  await eventually(() => expect(byRole('link', '消息')).toBeTruthy())
  expect(fake.requests.find(({ path }) => path === '/learn/read')?.body).toEqual({ ids: [2] })
})

test('a list without anything says what it is for', async () => {
  await open(() => <MessagesScreen outbox={makeOutbox(outboxStore(1))} />, {
    '/learn/messages': () => ({ list: [], hasMore: false }),
  })
  await eventually(() => expect(text()).toContain(zh.messages.empty))
  expect(allByRole('button', /./)).toEqual([])
})

test('works say what is to be done by when, and the feedback on them', async () => {
  const work = {
    id: 1,
    activityId: 7,
    activityTitle: '用户访谈',
    cardId: 3,
    cardTitle: '写下三句原话',
    status: 'notSubmitted',
    dueAt: 1_700_000_000_000,
    submittedAt: null,
    isLate: false,
    feedback: null,
  }
  const feedback = { comment: '原话很好', byName: '王老师', at: 1, scaled: 0.8, files: [] }
  const done = {
    ...work,
    id: 2,
    cardTitle: '提纲',
    status: 'approved',
    submittedAt: 1_700_000_000_000,
    feedback,
  }
  await open(() => <WorksScreen />, {
    '/learn/assignments': () => ({ list: [work, done], hasMore: false }),
  })
  await eventually(() => expect(text()).toContain('写下三句原话'))
  for (const part of ['待提交', '2023年11月', '已通过', '原话很好', '80%']) expect(text()).toContain(part)
  expect(byRole('link', '提纲').getAttribute('href')).toBe('/learn/activity?id=7&card=3')
})

test('a question goes to the card’s teachers, neither blank nor too long', async () => {
  expect(maxGraphemes).toBe(questionLength)
  let isOpen = true
  await open(
    () => (
      <AskTeacher
        activityId={7}
        cardId={3}
        onClose={() => (isOpen = false)}
        outbox={makeOutbox(outboxStore(1))}
      />
    ),
    { '/learn/ask': () => 11 },
  )
  const send = await eventually(() => byRole('button', zh.ask.send))
  expect(send.hasAttribute('disabled')).toBe(true)
  type(field(zh.ask.text), '问'.repeat(questionLength + 1))
  await eventually(() => expect(byRole('button', zh.ask.send).hasAttribute('disabled')).toBe(true))
  type(field(zh.ask.text), ' 为什么？ ')
  await eventually(() => expect(byRole('button', zh.ask.send).hasAttribute('disabled')).toBe(false))
  click(byRole('button', zh.ask.send))
  await eventually(() => expect(fake.requests.some(({ path }) => path === '/learn/ask')).toBe(true))
  expect(fake.requests.find(({ path }) => path === '/learn/ask')?.body).toEqual({
    clientId: expect.any(String),
    activityId: 7,
    cardId: 3,
    text: '为什么？',
  })
  expect(isOpen).toBe(false)
})

test('a question that was left by Escape stands there again, and only at its card', async () => {
  const outbox = makeOutbox(outboxStore(1))
  function Cards() {
    const [cardId, open] = useState<number>()
    return (
      <>
        {[3, 4].map((id) => (
          <button key={id} onClick={() => open(id)}>{`card ${id}`}</button>
        ))}
        {cardId && (
          <AskTeacher cardId={cardId} outbox={outbox} activityId={7} onClose={() => open(undefined)} />
        )}
      </>
    )
  }
  await open(() => <Cards />, { '/learn/ask': () => 11 })
  click(await eventually(() => byRole('button', 'card 3')))
  type(await eventually(() => field(zh.ask.text)), '为什么要等三秒')
  await eventually(() => expect(leftText()).toContain('为什么要等三秒'))
  const leave = () => document.querySelector('dialog')?.close()
  const written = () => field(zh.ask.text) instanceof HTMLTextAreaElement && field(zh.ask.text).value
  leave()
  await eventually(() => expect(document.querySelector('dialog')).toBeNull())
  click(byRole('button', 'card 4'))
  await eventually(() => expect(written()).toBe(''))
  leave()
  await eventually(() => expect(document.querySelector('dialog')).toBeNull())
  click(byRole('button', 'card 3'))
  await eventually(() => expect(written()).toBe('为什么要等三秒'))
  click(byRole('button', zh.ask.send))
  await eventually(() => expect(fake.requests.some(({ path }) => path === '/learn/ask')).toBe(true))
  expect(leftTyping()).toEqual({})
})

test('what was answered can be answered in turn, in the same conversation', async () => {
  const outbox = makeOutbox(outboxStore(1))
  const replies: object[] = [message(2)]
  const question = { ...message(1, { isOwn: true }), ...about, replies, mayReply: true }
  const notice = {
    ...message(9),
    activityId: null,
    activityTitle: '',
    cardId: null,
    replies: [],
    mayReply: false,
  }
  await open(() => <MessagesScreen outbox={outbox} />, {
    '/learn/messages': () => ({ list: [question, notice], hasMore: false }),
    '/learn/unread': () => 0,
    '/learn/reply': () => {
      replies.push(message(3, { isOwn: true, content: '明白了，谢谢' }))
      return 3
    },
  })
  click(await eventually(() => byRole('button', zh.reply.title)))
  await eventually(() => type(field(zh.reply.text), '明白了，谢谢'))
  await eventually(() => expect(byRole('button', zh.ask.send).hasAttribute('disabled')).toBe(false))
  click(byRole('button', zh.ask.send))
  const own = () => [...document.querySelectorAll('.learn-said.is-own')].map((one) => one.textContent)
  await eventually(() => expect(own().join()).toContain('明白了，谢谢'))
  const sent = () => fake.requests.find(({ path }) => path === '/learn/reply')?.body
  const reply = { clientId: expect.any(String), replyTo: 1, text: '明白了，谢谢', fileIds: [] }
  await eventually(() => expect(sent()).toEqual(reply))
})

const isOver = () => eventually(() => expect(document.querySelector('.is-unsent')).toBeNull())

async function openThread(
  outbox: Outbox,
  onReply: () => unknown,
  mayReply = true,
  screen = <MessagesScreen outbox={outbox} />,
) {
  const thread = { ...message(1), activityId: null, activityTitle: '', cardId: null, replies: [], mayReply }
  await open(() => screen, {
    '/learn/messages': () => ({ list: [thread], hasMore: false }),
    '/learn/unread': () => 0,
    '/learn/reply': onReply,
  })
  await eventually(() => expect(text()).toContain('第1句'))
}

async function write(words: string) {
  click(await eventually(() => byRole('button', zh.reply.title)))
  await eventually(() => type(field(zh.reply.text), words))
  await eventually(() => expect(byRole('button', zh.ask.send).hasAttribute('disabled')).toBe(false))
}

test('a word about no activity is answered too, and a reply that was left stands there again', async () => {
  const outbox = makeOutbox(outboxStore(1))
  function Screens() {
    const [isShown, show] = useState(true)
    return (
      <>
        <button onClick={() => show(!isShown)}>elsewhere</button>
        {isShown && <MessagesScreen outbox={outbox} />}
      </>
    )
  }
  await openThread(outbox, () => 3, true, <Screens />)
  await write('谢谢老师')
  await eventually(() => expect(leftText()).toContain('谢谢老师'))
  click(byRole('button', 'elsewhere'))
  await eventually(() => expect(text()).not.toContain('第1句'))
  click(byRole('button', 'elsewhere'))
  const written = () => field(zh.reply.text) instanceof HTMLTextAreaElement && field(zh.reply.text).value
  await eventually(() => expect(written()).toBe('谢谢老师'))
})

test('a reply without a connection stands in its conversation as waiting, and goes out once', async () => {
  const outbox = makeOutbox(outboxStore(1))
  await openThread(outbox, () => 3)
  fake.answer('/learn/reply', () => {
    throw refused(503, '请稍后再试')
  })
  await write('谢谢老师')
  click(byRole('button', zh.ask.send))
  await eventually(() => expect(text()).toContain(zh.reply.waiting))
  expect(outboxStore(1).read()).toHaveLength(1)
  const sent = () => fake.requests.filter(({ path }) => path === '/learn/reply').map(({ body }) => body)
  await eventually(() => expect(sent().length).toBeGreaterThan(0))
  fake.answer('/learn/reply', () => 3)
  await outbox.whenSent()
  window.dispatchEvent(new Event('online'))
  await eventually(() => expect(outbox.state().waiting).toBe(0))
  await isOver()
  expect(outboxStore(1).read()).toEqual([])
  expect(new Set(sent().map((body) => JSON.stringify(body)))).toHaveProperty('size', 1)
})

test('a reply that is refused says why where it stands, and is taken back into the field', async () => {
  const outbox = makeOutbox(outboxStore(1))
  await openThread(outbox, () => 3)
  const why = '含有不能使用的词：赌博'
  fake.answer('/learn/reply', () => {
    throw refused(400, '填写的内容有误', { fields: { text: why } })
  })
  await write('去赌博吧')
  click(byRole('button', zh.ask.send))
  await eventually(() => expect(text()).toContain(why))
  click(byRole('button', zh.reply.edit))
  await isOver()
  const written = () => field(zh.reply.text) instanceof HTMLTextAreaElement && field(zh.reply.text).value
  await eventually(() => expect(written()).toBe('去赌博吧'))
  expect(outboxStore(1).read()).toEqual([])
})

test('a notice takes no reply', async () => {
  await openThread(makeOutbox(outboxStore(1)), () => 3, false)
  expect(allByRole('button', /./)).toEqual([])
})

/** Where tests run, no file can be read to be uploaded. */
const chooser = () => byRole('textbox', zh.reply.addFiles)
const note = (id: number) => new File([`note ${id}`], `笔记${id}.txt`, { type: 'text/plain' })

test('a reply does not go without a file that failed: it is sent again, or taken out', async () => {
  await openThread(makeOutbox(outboxStore(1)), () => 3)
  await write('见附件')
  chooseFiles(await eventually(chooser), [note(1)])
  await eventually(() => expect(text()).toContain(zh.reply.fileFailed))
  expect(byRole('button', zh.ask.send).hasAttribute('disabled')).toBe(true)
  click(byRole('button', zh.retry))
  await eventually(() => expect(document.activeElement).toBe(chooser()))
  click(await eventually(() => byRole('button', '移除 笔记1.txt')))
  await eventually(() => expect(byRole('button', zh.ask.send).hasAttribute('disabled')).toBe(false))
  await eventually(() => expect(document.activeElement).toBe(chooser()))
})

test('more files than a reply takes are said', async () => {
  await openThread(makeOutbox(outboxStore(1)), () => 3)
  await write('见附件')
  const many = Array.from({ length: fileLimit + 1 }, (_, index) => note(index))
  chooseFiles(await eventually(chooser), many)
  await eventually(() => expect(text()).toContain(`最多 ${fileLimit} 项`))
  expect(document.querySelectorAll('.learn-attach li')).toHaveLength(fileLimit)
})
