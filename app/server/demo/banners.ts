import { randomUUID } from 'node:crypto'
import { bannerViewTable } from '#features/sale/banner/server/banner.table.ts'
import { makeBanner } from '#features/sale/banner/server/makeBanner.ts'
import { banners, dismissers, viewers } from './data/banners.data.ts'
import type { DemoContext } from './base.ts'
import { ago, day, onDay } from './clock.ts'

/** One that waits for its time, one that everybody sees, and one after a code is redeemed. */
export async function makeBanners(demo: DemoContext, courseIds: readonly number[]): Promise<void> {
  const { services } = demo
  const { coming, sent, greeting } = banners
  // The minutely look at what is due sends it, as it does what was missed.
  const armedAt = ago(services, coming.madeDaysAgo)
  await makeOne(demo, coming, { pushTime: onDay(services, coming.inDays, 10), armedAt })
  const sentAt = onDay(services, -sent.sentDaysAgo, 10)
  const sentId = await makeOne(demo, sent, { status: 'public', pushTime: sentAt, sentAt })
  await makeOne(demo, greeting, {
    status: 'public',
    pushType: 'node',
    nodeType: 'redeemed',
    audience: 'courses',
    sentAt: ago(services, greeting.sentDaysAgo),
    courseIds: greeting.courses.map((number) => courseIds[number] ?? 0).join(),
  })
  await lookAt(demo, sentId, sentAt)
}

interface Note {
  readonly title: string
  readonly cover: number
  readonly madeDaysAgo: number
}
type Rules = Omit<Parameters<typeof makeBanner>[1], 'creatorId'>

async function makeOne(
  { services, gallery, people }: DemoContext,
  note: Note,
  rules: Rules,
): Promise<number> {
  const image = await gallery.picture('cover', note.cover)
  const createdAt = ago(services, note.madeDaysAgo)
  const { id } = await makeBanner(services, {
    title: note.title,
    image: image.url,
    creatorId: people.superId,
    createdAt,
    updatedAt: rules.sentAt ?? createdAt,
    ...rules,
  })
  await gallery.noteUse('banner', id, [image])
  return id
}

async function lookAt({ services, people }: DemoContext, bannerId: number, sentAt: number): Promise<void> {
  const rows = viewers.map((number, index) => {
    const viewedAt = Math.floor(sentAt + (index + 1) * 0.4 * day)
    const dismissedAt = dismissers.includes(number) ? viewedAt + 5000 : null
    const userId = people.learnerIds[number] ?? 0
    return { bannerId, userId, clientId: randomUUID(), viewedAt, dismissedAt }
  })
  await services.database.db.insert(bannerViewTable).values(rows)
}
