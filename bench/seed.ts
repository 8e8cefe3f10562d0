import type { Pool } from 'pg'

/** Activities as a company has them, and nothing else of them: a few words of title, three of four public, spread over a year. */
export async function seedActivities(pool: Pool, creatorId: number, rows: number): Promise<void> {
  const client = await pool.connect()
  // A million rows take longer than a request may.
  await client.query('set statement_timeout = 0')
  await client.query('truncate activity, activity_deck, idempotency restart identity')
  await client.query(
    `insert into activity (creator_id, created_at, updated_at, revision, title, description, status, language)
     select $1, 1700000000000 + n::bigint * 300000, 1700000000000 + n::bigint * 300000, 1,
       (array['用户访谈', '需求分析', '数据看板', 'Interview', '写作练习'])[1 + n % 5] || ' ' || n
         || case when n % 5000 = 7 then ' 观鸟' else '' end,
       'A description of ordinary length, as people write them.',
       (array['public', 'public', 'public', 'draft'])[1 + n % 4], 'zh'
     from generate_series(1, $2::int) n`,
    [creatorId, rows],
  )
  await client.query(`insert into activity_deck (activity_id, cards) select id, '[]'::jsonb from activity`)
  await client.query('vacuum analyze activity')
  client.release(true)
}
