import { z } from 'zod'
import type { Database } from '#kit/data/server/database.ts'

/** A product that is public, so that it can be ordered and redeemed; with no activity there is nothing that it opens. */
export async function addProduct({ pool }: Pick<Database, 'pool'>, activityId?: number): Promise<number> {
  const { rows } = await pool.query(
    `insert into product (created_at, updated_at, title, status, kind) values (1, 1, 'Sold', 'public', 'activity') returning id::int`,
  )
  const id = z.number().parse(rows[0]?.id)
  if (activityId !== undefined)
    await pool.query('insert into product_activity (owner_id, target_id, position) values ($1, $2, 0)', [
      id,
      activityId,
    ])
  return id
}
