import { sql } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { metPassages, type Meeting } from './metPassages.ts'
import { passageTable as passage } from './passage.table.ts'

/** What is made a vector of: the title says what the piece is about. */
export interface Claimed extends Record<string, unknown> {
  readonly id: number
  readonly text: string
}

/** A vector counts only for the very text that it was made of, whatever number a passage has. */
const hash = sql`md5(${passage.title} || ' ' || ${passage.text})`
const abandonedAfterMs = 600_000

interface Claim {
  readonly model: string
  readonly now: number
}

const withVectors = sql`${passage} left join vectors.passage as known on known.passage_id = ${passage.id}`

/** A passage without a vector of this model, that nobody is working on. */
const isMissing = ({ model, now }: Claim) => sql`(
  known.passage_id is null or known.model <> ${model} or known.text_hash <> ${hash}
  or (known.embedding is null and known.since < ${now - abandonedAfterMs}))`

/** Passages that have no vector of this model yet: all are looked through, so it is to be asked once, not for each few. */
export async function missingPassages(db: Db, claim: Claim): Promise<readonly number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select ${passage.id} as id from ${withVectors} where ${isMissing(claim)} order by ${passage.id}`,
  )
  return rows.map(({ id }) => id)
}

/** Takes those of these passages that still have no vector of this model: on whatever server, nobody pays twice. */
export async function claimPassages(
  db: Db,
  claim: Claim,
  ids: readonly number[],
): Promise<readonly Claimed[]> {
  const { model, now } = claim
  const { rows } = await db.execute<Claimed>(sql`
    with missing as (
      select ${passage.id} as id, ${hash} as hash, ${passage.title} || ' ' || ${passage.text} as text
      from ${withVectors} where ${passage.id} = any(${sql.param(ids)}::bigint[]) and ${isMissing(claim)}
      order by ${passage.id}
    ), claimed as (
      insert into vectors.passage as known (passage_id, model, text_hash, since)
      select id, ${model}, hash, ${now} from missing
      on conflict (passage_id) do update
        set model = excluded.model, text_hash = excluded.text_hash, since = excluded.since, embedding = null
        where known.model <> excluded.model or known.text_hash <> excluded.text_hash
          or (known.embedding is null and known.since < ${now - abandonedAfterMs})
      returning passage_id
    )
    select id, text from missing join claimed on passage_id = id order by id`)
  return rows
}

/** Keeps the vectors of claimed passages. */
export async function saveVectors(
  db: Db,
  claimed: readonly Claimed[],
  vectors: readonly (readonly number[])[],
): Promise<void> {
  const written = vectors.map((vector) => `[${vector.join(',')}]`)
  await db.execute(sql`
    update vectors.passage as known set embedding = made.vector::vector
    from unnest(${sql.param(claimed.map(({ id }) => id))}::bigint[], ${sql.param(written)}::text[]) as made (id, vector)
    where known.passage_id = made.id`)
}

/** Gives claimed passages back, for the next time. */
export async function giveBack(db: Db, claimed: readonly Claimed[]): Promise<void> {
  const ids = sql.param(claimed.map(({ id }) => id))
  await db.execute(
    sql`delete from vectors.passage where passage_id = any(${ids}::bigint[]) and embedding is null`,
  )
}

/** Removes the vectors of passages that are not there any more. */
export async function dropStale(db: Db): Promise<void> {
  await db.execute(
    sql`delete from vectors.passage as known where not exists (select 1 from ${passage} where ${passage.id} = known.passage_id)`,
  )
}

export interface Nearest extends Record<string, unknown> {
  readonly id: number
  /** Cosine, up to 1. */
  readonly likeness: number
}

/** The met passages that mean most nearly the same, the nearest first. */
export async function nearestPassages(
  db: Db,
  meeting: Meeting,
  {
    vector,
    model,
    limit,
  }: { readonly vector: readonly number[]; readonly model: string; readonly limit: number },
): Promise<readonly Nearest[]> {
  const asked = `[${vector.join(',')}]`
  const { rows } = await db.execute<Nearest>(sql`
    with ${metPassages(db, meeting)}
    select found.id, 1 - (known.embedding <=> ${asked}::vector) as likeness
    from found join vectors.passage as known on known.passage_id = found.id
    where known.model = ${model} and known.text_hash = md5(found.title || ' ' || found.text)
      and vector_dims(known.embedding) = ${vector.length}
    order by likeness desc, found.id limit ${limit}`)
  return rows
}
