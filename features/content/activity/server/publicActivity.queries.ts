import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Call, Db } from '#kit/call/server/context.ts'
import { linkedNames } from '#kit/resource/server/linkedNames.ts'
import { abilityView } from '#features/content/ability/server/ability.queries.ts'
import { careerView } from '#features/content/career/server/career.queries.ts'
import { tagLink } from '#features/content/tag/server/tag.queries.ts'
import type { PublicActivity } from '../activity.publicPage.ts'
import { activityVersionView, activityView, estimatedSeconds } from './activity.queries.ts'
import { needsNoEnrolment } from './openToAll.queries.ts'
import { activityTagTable } from './record/activityTag.table.ts'

/** The published version of a public activity as anybody may read it; undefined where there is none. */
export async function readPublicActivity(
  { db }: Pick<Call, 'db'>,
  activityId: number,
): Promise<PublicActivity | undefined> {
  const { id, status, deletedAt, publishedVersionId } = activityView
  const { title, fields, cardCount } = activityVersionView
  const [found] = await db
    .select({
      id,
      title,
      fields,
      cardCount,
      seconds: estimatedSeconds,
      isFree: sql<boolean>`${needsNoEnrolment}`,
      career: careerView.name,
    })
    .from(activityView)
    .innerJoin(activityVersionView, eq(activityVersionView.id, publishedVersionId))
    .leftJoin(
      careerView,
      and(sql`${careerView.id} = (${fields} ->> 'careerId')::bigint`, eq(careerView.status, 'public')),
    )
    .where(and(eq(id, activityId), eq(status, 'public'), isNull(deletedAt)))
  if (!found) return undefined
  const { fields: written, career, ...rest } = found
  const [abilities, tags] = await Promise.all([
    abilitiesOf(db, written.competencyPoints ?? []),
    linkedNames(db, tagLink(activityTagTable), activityId),
  ])
  return {
    ...rest,
    description: written.description,
    cover: written.cover,
    language: written.language,
    abilities,
    topics: [...(career === null ? [] : [career]), ...tags],
  }
}

/** Public abilities by name, as the activity names them. */
async function abilitiesOf(
  db: Db,
  points: readonly { readonly abilityId: number | null }[],
): Promise<string[]> {
  const ids = points.flatMap(({ abilityId }) => abilityId ?? [])
  if (ids.length === 0) return []
  const { id, name, status } = abilityView
  const rows = await db
    .select({ id, name })
    .from(abilityView)
    .where(and(inArray(id, ids), eq(status, 'public')))
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map((row) => row.name)
}
