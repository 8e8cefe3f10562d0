import { eq } from 'drizzle-orm'
import { userTable } from '#features/people/user/server/user.table.ts'
import { makeUserPage } from '#features/content/user-page/server/makeUserPage.ts'
import { userPageSpec } from '#features/content/user-page/server/user-page.crud.ts'
import { industryLevels } from '#features/content/user-page/user-page.contract.ts'
import type { DemoContext } from './base.ts'
import { roundRobin } from './base.ts'
import { ago } from './clock.ts'
import { replay, move, type DemoEvent } from './demoEvents.ts'

interface PageNote {
  /** By their numbers in the lists of designers, tags and levels. */
  readonly designer: number
  readonly tag: number
  readonly level: number
  /** Days ago, where to, and why. */
  readonly moves: readonly (readonly [number, 'draft' | 'reviewing' | 'public', string?])[]
}

/** Most are public, two wait, and one was sent back; the last designer has none yet. */
const pages: readonly PageNote[] = [
  {
    designer: 0,
    tag: 9,
    level: 2,
    moves: [
      [48, 'reviewing'],
      [47, 'public', '介绍清楚，可以公开。'],
    ],
  },
  {
    designer: 1,
    tag: 2,
    level: 3,
    moves: [
      [40, 'reviewing'],
      [38, 'public'],
    ],
  },
  { designer: 2, tag: 6, level: 1, moves: [[2, 'reviewing']] },
  {
    designer: 3,
    tag: 5,
    level: 4,
    moves: [
      [6, 'reviewing'],
      [5, 'draft', '简介只有一句话，请写清您教什么、教给谁。'],
    ],
  },
  { designer: 4, tag: 9, level: 0, moves: [[0.2, 'reviewing']] },
]

const madeBefore = 2

/** The pages of designers, each with what its profile says, sent through their reviews. */
export async function makeUserPages(demo: DemoContext, tagIds: readonly number[]): Promise<void> {
  const events: DemoEvent[] = []
  for (const note of pages) {
    const owner = roundRobin(demo.people.designerIds, note.designer)
    const id = await makeOne(demo, note, owner, tagIds[note.tag] ?? 0)
    events.push(...movesOf(demo, note, owner, id))
  }
  await replay(events)
}

async function makeOne({ services, gallery }: DemoContext, note: PageNote, creatorId: number, tagId: number) {
  const [user] = await services.database.db.select().from(userTable).where(eq(userTable.id, creatorId))
  if (!user) throw new Error(`there is nobody with the number ${creatorId}`)
  const { nickname, description, avatar } = user
  const background = await gallery.picture('background', note.designer)
  const at = ago(services, (note.moves[0]?.[0] ?? 0) + madeBefore)
  const industryLevel = industryLevels[note.level] ?? 'practitioner'
  const page = await makeUserPage(services, {
    nickname,
    description,
    avatar,
    backgroundImage: background.url,
    industryLevel,
    tagId,
    creatorId,
    createdAt: at,
    updatedAt: at,
  })
  await gallery.noteUse('user-page', page.id, [background, ...(await gallery.find(avatar))])
  return page.id
}

function movesOf({ services, people }: DemoContext, note: PageNote, owner: number, id: number): DemoEvent[] {
  return note.moves.map(([daysAgo, status, reason]) => {
    const at = ago(services, daysAgo)
    const by = status === 'reviewing' ? owner : people.auditorId
    return { at, run: () => move(services, userPageSpec, { id, by, at, status, reason }) }
  })
}
