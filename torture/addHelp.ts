import { z } from 'zod'
import type { Database } from '#kit/data/server/database.ts'

interface Asked {
  readonly learnerId: number
  readonly activityId: number
  readonly versionId: number
}

/** A question to the tutor about the first card of a version, and its reply, as the product keeps them; returns the reply's id. */
export async function addHelp(
  { pool }: Pick<Database, 'pool'>,
  { learnerId, activityId, versionId }: Asked,
): Promise<number> {
  await pool.query(
    `insert into learning (user_id, activity_id, version_id, started_at, last_at) values ($1, $2, $3, 1, 1)`,
    [learnerId, activityId, versionId],
  )
  const { rows } = await pool.query(
    `with said as (
       insert into talk (client_id, learner_id, activity_version_id, card_id, manner, round, place, said, reply, at)
       select gen_random_uuid(), $1, id, (cards -> 0 ->> 'id')::bigint, 'tutor', 0, 1, 'Why?', 'Look there again.', 1
       from activity_version where id = $2
       returning id
     )
     insert into help_turn (talk_id, rung, sources, hints_told, input_tokens, output_tokens)
     select id, 1, '[]', 0, 1, 1 from said
     returning talk_id::int as id`,
    [learnerId, versionId],
  )
  return z.number().parse(rows[0]?.id)
}
