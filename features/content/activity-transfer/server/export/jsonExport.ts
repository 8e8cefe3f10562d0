import { Readable } from 'node:stream'
import { inArray } from 'drizzle-orm'
import type { Call, Db, FileAnswer } from '#kit/call/server/context.ts'
import type { Card } from '#cards/index.ts'
import { everyCard } from '#deck/deck.document.ts'
import { abilityView } from '#features/content/ability/server/ability.queries.ts'
import { careerView } from '#features/content/career/server/career.queries.ts'
import { tagView } from '#features/content/tag/server/tag.queries.ts'
import type { ActivityRow } from '#features/content/activity/server/record/authoring.queries.ts'
import { fieldsOf } from '#features/content/activity/server/record/fields.queries.ts'
import type { ActivityDocument } from '../../activityDocument.ts'
import { documentFormat, documentVersion } from '../../activityDocument.ts'
import { dataOf, type ExportedFile } from './exportedFiles.ts'
import { licencesOf } from './licencesOf.ts'

export interface ExportSource {
  readonly activity: ActivityRow
  readonly cards: readonly Card[]
  readonly files: readonly ExportedFile[]
  readonly coverId: number | null
}

/** The documented file, written while its files are read, so that one at a time is in memory. */
export async function jsonExport(call: Call, source: ExportSource): Promise<FileAnswer> {
  const head = await headOf(call, source)
  return {
    file: Readable.from(written(call, head, source.files)),
    type: 'application/json',
    name: `${fileName(source.activity.title)}.json`,
  }
}

/** A title as a name that every file system takes. */
export const fileName = (title: string): string =>
  title
    .replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim() || 'activity'

async function* written(call: Call, head: Head, files: readonly ExportedFile[]) {
  yield `${JSON.stringify(head).slice(0, -1)},"files":[`
  for (const [index, file] of files.entries()) {
    const { id, name, mime, purpose, size } = file
    const data = file.isIn ? ((await dataOf(call, file)) ?? null) : null
    yield `${index > 0 ? ',' : ''}${JSON.stringify({ id, name, mime, purpose, size, data })}`
  }
  yield ']}\n'
}

type Head = Omit<ActivityDocument, 'files'>

async function headOf(call: Call, { activity, cards, files, coverId }: ExportSource): Promise<Head> {
  const { title, description, language, careerId, tagIds, competencyPoints } = await fieldsOf(
    call.db,
    activity,
  )
  const inCards = everyCard(cards).flatMap(({ card }) => card.competencies.map(({ abilityId }) => abilityId))
  const ofActivity = competencyPoints.flatMap(({ abilityId }) => abilityId ?? [])
  const abilities = await named(call.db, abilityView, [...inCards, ...ofActivity])
  const [career] = await named(call.db, careerView, careerId === null ? [] : [careerId])
  const nameOf = (id: number) => abilities.find((ability) => ability.id === id)
  return {
    format: documentFormat,
    version: documentVersion,
    exportedAt: new Date(call.now).toISOString(),
    activity: {
      title,
      description,
      language,
      cover: files.some(({ id }) => id === coverId) ? coverId : null,
      career: career ?? null,
      tags: await named(call.db, tagView, tagIds),
      competencyPoints: competencyPoints.flatMap(({ abilityId, weight, reflectionQuestion }) => {
        const ability = nameOf(abilityId ?? 0)
        return ability ? [{ ability, weight: weight ?? 1, reflectionQuestion }] : []
      }),
    },
    abilities,
    licences: await licencesOf(cards),
    cards: [...cards],
  }
}

type Named = typeof abilityView | typeof careerView | typeof tagView

/** Records with their names, which say on another server whether they are the same. */
async function named(db: Db, table: Named, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(inArray(table.id, [...new Set(ids)]))
  const order = [...new Set(ids)]
  return rows.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
}
