import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Job } from '#kit/call/server/context.ts'
import { bannerTable } from './banner.table.ts'

/**
 * F4: what is armed and due goes out. It comes at the very time that a banner was armed for, and once a minute for
 * whatever was missed; who comes second finds nothing to do.
 */
export const publishBanners: Job<Record<string, never>> = {
  name: 'publishBanners',
  payload: z.strictObject({}),
  schedule: '* * * * *',
  async run({ database, now, log }) {
    const at = now()
    const sent = await database.db
      .update(bannerTable)
      .set({ status: 'public', sentAt: at, updatedAt: at })
      .where(
        and(
          eq(bannerTable.status, 'draft'),
          eq(bannerTable.pushType, 'time'),
          isNotNull(bannerTable.armedAt),
          lte(bannerTable.pushTime, at),
          isNull(bannerTable.deletedAt),
        ),
      )
      .returning({ id: bannerTable.id })
    if (sent.length > 0) log.info({ banners: sent.map(({ id }) => id) }, 'banners went out')
  },
}
