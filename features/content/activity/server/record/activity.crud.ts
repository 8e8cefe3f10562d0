import { eq, not, sql } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import type { CrudSpec, Values } from '#kit/resource/server/crud.ts'
import { labelsOf } from '#kit/resource/server/crud.read.ts'
import { fileIdsOf } from '#deck/deck.document.ts'
import { abilityView } from '#features/content/ability/server/ability.queries.ts'
import { careerView } from '#features/content/career/server/career.queries.ts'
import { tagLink } from '#features/content/tag/server/tag.queries.ts'
import { staffLink, userView } from '#features/people/user/server/user.queries.ts'
import { activity } from '../../activity.contract.ts'
import { activityAccess } from './activity.access.ts'
import { checkActivity } from './activity.check.ts'
import { readCards } from './deck.queries.ts'
import { activitySpeechFailed } from './activity.sqlPorts.ts'
import { activityTable } from './activity.table.ts'
import { activityTagTable } from './activityTag.table.ts'
import { activityTeacherTable } from './activityTeacher.table.ts'
import { hashOf } from './hashOf.ts'
import { publish } from './publish.ts'

const speechFailed = activitySpeechFailed.of(activityTable.id)

const abilities = { target: abilityView, label: abilityView.name }

async function detail(call: Call, row: Values): Promise<Values> {
  const cards = await readCards(call.db, Number(row['id']))
  const points: unknown = row['competencyPoints']
  const abilityIds = Array.isArray(points)
    ? points.map((point: { abilityId: number }) => point.abilityId)
    : []
  return {
    cards,
    files: await call.services.showFiles(call, fileIdsOf(cards)),
    abilities: await labelsOf(call, abilities, abilityIds),
  }
}

export const activitySpec = {
  resource: activity,
  table: activityTable,
  people: userView,
  access: activityAccess,
  label: activityTable.title,
  picture: activityTable.cover,
  links: {
    tagIds: tagLink(activityTagTable),
    hostTeacherIds: staffLink(activityTeacherTable, 'hostTeachers'),
  },
  extra: {
    careerName: sql`coalesce((select ${careerView.name} from ${careerView} where ${careerView.id} = ${activityTable.careerId}), '')`,
    hasUnpublishedChanges: sql`${activityTable.publishedVersionId} is not null and (${activityTable.fieldsHash} is distinct from ${activityTable.publishedFieldsHash} or ${activityTable.deckHash} is distinct from ${activityTable.publishedDeckHash})`,
  },
  conditions: {
    independent: (isIndependent: boolean) =>
      isIndependent ? sql`${activityTable.courseId} is null` : sql`${activityTable.courseId} is not null`,
    speechFailed: (hasFailed: boolean) => (hasFailed ? speechFailed : not(speechFailed)),
  },
  pickable: () => eq(activityTable.status, 'public'),
  check: checkActivity,
  derive: (values) => ({ fieldsHash: hashOf(values) }),
  beforeMove: async (call, move, record) => (move === 'publish' ? publish(call, record) : undefined),
  detail,
} satisfies CrudSpec
