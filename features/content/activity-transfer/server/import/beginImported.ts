import { and, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { createShapeOf } from '#kit/contract/field.ts'
import type { Call } from '#kit/call/server/context.ts'
import { careerView } from '#features/content/career/server/career.queries.ts'
import { tagView } from '#features/content/tag/server/tag.queries.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import { createActivity } from '#features/content/activity/server/record/authoring.commands.ts'
import { pickableFields } from '#features/content/activity/server/record/authoring.queries.ts'
import type { DocumentActivity } from '../../activityDocument.ts'

const fieldsSchema = z.strictObject(createShapeOf(activityFields))

interface Beginning {
  readonly title: string
  readonly activity: DocumentActivity | null
  /** The address of the cover that came along, or ''. */
  readonly cover: string
}

/** A draft of one's own for what was imported; of what a foreign file says, that which holds here too. */
export async function beginImported(call: Call, { title, activity, cover }: Beginning): Promise<number> {
  const points = activity ? activity.competencyPoints : []
  const parsed = fieldsSchema.safeParse({
    title,
    cover,
    // Most write in the language that they read the console in.
    language: call.language,
    ...(activity && {
      description: activity.description,
      language: activity.language,
      careerId: await sameCareer(call, activity),
      tagIds: await sameTags(call, activity),
      competencyPoints: points.map(({ ability, weight, reflectionQuestion }) => ({
        abilityId: ability.id,
        weight,
        reflectionQuestion,
      })),
    }),
  })
  const fields = parsed.success ? parsed.data : fieldsSchema.parse({ title, cover, language: call.language })
  return createActivity(call, await pickableFields(call, fields))
}

async function sameCareer({ db }: Call, { career }: DocumentActivity): Promise<number | null> {
  if (!career) return null
  const isSame = and(eq(careerView.id, career.id), eq(careerView.name, career.name))
  const [found] = await db.select({ id: careerView.id }).from(careerView).where(isSame)
  return found?.id ?? null
}

async function sameTags({ db }: Call, { tags }: DocumentActivity): Promise<number[]> {
  if (tags.length === 0) return []
  const ids = tags.map(({ id }) => id)
  const isOpen = and(inArray(tagView.id, ids), isNull(tagView.deletedAt), eq(tagView.status, 'reviewed'))
  const found = await db.select({ id: tagView.id, name: tagView.name }).from(tagView).where(isOpen)
  return tags
    .filter((tag) => found.some(({ id, name }) => id === tag.id && name === tag.name))
    .map(({ id }) => id)
}
