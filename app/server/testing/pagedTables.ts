import { type NumberedTable, operationLogTable } from '#kit/data/server/table.ts'
import type { Made, Scene } from '#kit/testing/server/sample.ts'
import { abilityTable } from '#features/content/ability/server/ability.table.ts'
import { activityTable } from '#features/content/activity/server/record/activity.table.ts'
import { activityVersionTable } from '#features/content/activity/server/record/activityVersion.table.ts'
import { agentTable } from '#features/ai/agent/server/agent.table.ts'
import { aiConfigTable } from '#features/ai/ai-config/server/ai-config.table.ts'
import { aiUsageTable } from '#features/ai/ai-usage/server/aiUsage.table.ts'
import { makeUsage } from '#features/ai/ai-usage/server/makeUsage.ts'
import { assignmentTable } from '#features/learning/assignment/server/assignment.table.ts'
import { auditRecordTable } from '#features/content/audit/server/auditRecord.table.ts'
import { bannerTable } from '#features/sale/banner/server/banner.table.ts'
import { careerTable } from '#features/content/career/server/career.table.ts'
import { authorizationTable } from '#features/content/authorization/server/authorization.table.ts'
import { courseTable } from '#features/content/course/server/course.table.ts'
import { exchangeCodeTable } from '#features/sale/exchange-code/server/exchangeCode.table.ts'
import { exchangeTaskTable } from '#features/sale/exchange-task/server/exchangeTask.table.ts'
import { fileTable } from '#features/media/file/server/store/file.table.ts'
import { enrolmentTable } from '#features/learning/enrolment/server/enrolment.table.ts'
import { learningRecordTable } from '#features/learning/attempt/server/progress/learningRecord.table.ts'
import { messageTable } from '#features/learning/message/server/message.table.ts'
import { orderTable } from '#features/sale/order/server/order.table.ts'
import { productTable } from '#features/content/product/server/product.table.ts'
import { sensitiveWordTable } from '#features/ai/sensitive-word/server/sensitiveWord.table.ts'
import { tagTable } from '#features/content/tag/server/tag.table.ts'
import { unitTable } from '#features/ai/unit/server/unit.table.ts'
import { userPageTable } from '#features/content/user-page/server/user-page.table.ts'
import { userTable } from '#features/people/user/server/user.table.ts'
import { voiceTable } from '#features/ai/voice/server/voice.table.ts'
import { makeDecision } from '#features/content/audit/server/makeDecision.ts'

/** Makes rows where a feature's sample makes none in this list. */
type Arrange = (scene: Scene, made: Made) => Promise<unknown>

const tenTimes = Array.from({ length: 10 }, (_, index) => index)

const versions: Arrange = async ({ services: { database } }, { id }) => {
  const existing = await database.db.select().from(activityVersionTable)
  const more = existing
    .filter(({ activityId }) => activityId === id)
    .flatMap(({ id: _id, ...version }) =>
      tenTimes.map((index) => ({ ...version, number: version.number * 10 + index })),
    )
  await database.db.insert(activityVersionTable).values(more)
}

const usages: Arrange = ({ services, actorId }) =>
  makeUsage(
    services,
    ...tenTimes.map((index) => ({
      ...{
        day: `2026-11-${String(10 + (index % 3))}`,
        ownerId: actorId,
        agentId: index,
        borrowerId: actorId,
      },
      ...{
        purpose: 'card' as const,
        calls: index % 4,
        inputTokens: 1,
        outputTokens: 1,
        cost: (index % 3) / 1000,
      },
    })),
  )

const decisions: Arrange = async (scene, { id }) => {
  for (const _ of tenTimes) await makeDecision(scene, 'career', id)
}

/** The table behind each list that can be read on, by the name of its contract. */
export const pagedTables: Readonly<Record<string, readonly [NumberedTable, Arrange?]>> = {
  ability: [abilityTable],
  activity: [activityTable],
  activityVersion: [activityVersionTable, versions],
  agent: [agentTable],
  aiConfig: [aiConfigTable],
  aiUsage: [aiUsageTable, usages],
  assignment: [assignmentTable],
  audit: [auditRecordTable, decisions],
  banner: [bannerTable],
  career: [careerTable],
  course: [courseTable],
  courseAuth: [authorizationTable],
  exchangeCode: [exchangeCodeTable],
  exchangeTask: [exchangeTaskTable],
  file: [fileTable],
  message: [messageTable],
  minimaxVoice: [voiceTable],
  operationLog: [operationLogTable],
  order: [orderTable],
  product: [productTable],
  progress: [enrolmentTable],
  sensitiveWord: [sensitiveWordTable],
  study: [learningRecordTable],
  tag: [tagTable],
  ttsVoice: [voiceTable],
  unit: [unitTable],
  user: [userTable],
  userPage: [userPageTable],
}
