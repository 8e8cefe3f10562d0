import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import {
  cardSpeechTable,
  speechTaskTable,
} from '#features/content/activity-speech/server/cardSpeech.table.ts'
import { makeSpeechTask } from '#features/content/activity-speech/server/makeSpeechTask.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { activityVersionEndpoints } from '#features/content/activity/activityVersion.contract.ts'
import { agentContent, makeAgent } from '#features/ai/agent/server/makeAgent.ts'
import { aiConfigEndpoints } from '#features/ai/ai-config/ai-config.contract.ts'
import { aiConfigRunTable } from '#features/ai/ai-config/server/aiConfigRun.table.ts'
import { makeAiConfig } from '#features/ai/ai-config/server/makeAiConfig.ts'
import { makePicture } from '#features/media/file/server/makePicture.ts'
import { makeVoice } from '#features/ai/voice/server/makeVoice.ts'
import type { SampleRequest, Stage } from './sampleRequest.ts'

/** A new activity of the administrator's, with its cards. */
async function draft({ app, admin }: Stage, values: { readonly status?: 'public' } = {}) {
  const { id } = await makeActivity(app.services, { creatorId: admin.id, ...values })
  return app.call(activityEndpoints.get, { as: admin, query: { id } })
}

/** An activity whose first card was spoken by a task that has ended so. */
async function spoken(stage: Stage, status: 'pending' | 'cancelled') {
  const { app, admin } = stage
  const { id: activityId, cards } = await draft(stage)
  const { id: voiceId } = await makeVoice(app.services)
  const cardId = cards[0]?.id ?? 0
  const { db } = app.services.database
  const of = { activityId, voiceId, creatorId: admin.id }
  const taskId = await makeSpeechTask(app.services, [cardId], of)
  await db.update(speechTaskTable).set({ status })
  return { activityId, voiceId, cardId, taskId }
}

async function judged({ app, admin }: Stage): Promise<number> {
  const { id: configId } = await makeAiConfig(app.services, { creatorId: admin.id })
  const [row] = await app.services.database.db
    .insert(aiConfigRunTable)
    .values({
      configId,
      creatorId: admin.id,
      createdAt: 1,
      json: '{}',
      input: 'a',
      output: 'b',
      ending: 'done',
      inputTokens: 1,
      outputTokens: 1,
      totalMs: 1,
      verdict: 'open',
    })
    .returning({ id: aiConfigRunTable.id })
  return row?.id ?? 0
}

const example = { name: 'Short', input: 'Ask', holds: [{ kind: 'contains', text: 'a' } as const] }

async function savedExample({ app, admin }: Stage): Promise<number> {
  const { id: configId } = await makeAiConfig(app.services, { creatorId: admin.id })
  return app.call(aiConfigEndpoints.createExample, { as: admin, body: { configId, ...example } })
}

export function documentOf(name: string, content: string | Uint8Array<ArrayBuffer>, take: string): FormData {
  const body = new FormData()
  body.append('take', take)
  body.append('file', new Blob([content]), name)
  return body
}

const markdown = '# Interviewing\n\n## Ask\n\nAsk what happened then, and listen to the answer.\n'

/** What changes activities, agents and configurations of AI, by calls of its own, alphabetical. */
export const createRequests: Readonly<Record<string, SampleRequest>> = {
  'activity.content': async (stage) => {
    const { id, cards, revision } = await draft(stage)
    const changed = cards.map((card, index) => (index === 0 ? { ...card, title: 'Other words' } : card))
    return { body: { id, cards: changed, revision } }
  },
  'activity.copy': async (stage) => ({ body: { id: (await draft(stage)).id } }),
  'activity.platformApply': async (stage) => {
    const { id, revision } = await draft(stage, { status: 'public' })
    return { body: { id, revision } }
  },
  'activity.platformReview': async (stage) => {
    const { id, revision } = await draft(stage, { status: 'public' })
    return { body: { id, status: 'submitted', revision } }
  },
  'activity.updateStatus': async (stage) => {
    const { id, revision } = await draft(stage)
    return { body: { id, status: 'public', revision } }
  },
  'activityCard.convert': async (stage) => {
    const { cards, revision } = await draft(stage)
    return { body: { id: cards[0]?.id, to: 'composite', revision } }
  },
  'activitySpeech.batch': async (stage) => {
    const { id: activityId } = await draft(stage)
    return { body: { activityId, voiceId: (await makeVoice(stage.app.services)).id } }
  },
  'activitySpeech.cancel': async (stage) => ({ body: { id: (await spoken(stage, 'pending')).taskId } }),
  'activitySpeech.retry': async (stage) => ({ body: { id: (await spoken(stage, 'cancelled')).taskId } }),
  'activitySpeech.silence': async (stage) => {
    const { activityId, cardId, voiceId } = await spoken(stage, 'cancelled')
    const { id: fileId } = await makePicture(stage.app.services, { ownerId: stage.admin.id, purpose: 'card' })
    const sound = { activityId, cardId, voiceId, fileId, speed: 100, textHash: 'a', createdAt: 1 }
    await stage.app.services.database.db.insert(cardSpeechTable).values(sound)
    return { query: { activityId, cardId } }
  },
  'activitySpeech.synthesize': async (stage) => {
    const { activityId, cardId, voiceId } = await spoken(stage, 'cancelled')
    return { body: { activityId, cardId, voiceId } }
  },
  'activityTransfer.import': async () => ({ body: documentOf('talk.md', markdown, 'new') }),
  'activityTranslate.translate': async (stage) => ({
    body: { activityId: (await draft(stage)).id, language: 'zh' },
  }),
  'activityVersion.create': async (stage) => {
    const { id, revision } = await draft(stage)
    return { body: { activityId: id, label: 'First', revision } }
  },
  'activityVersion.restore': async (stage) => {
    const { id: activityId, revision } = await draft(stage)
    const body = { activityId, label: 'First', revision }
    const id = await stage.app.call(activityVersionEndpoints.create, { as: stage.admin, body })
    return { body: { id, revision } }
  },
  'agent.common': async ({ app, admin }) => {
    const { id } = await makeAgent(app.services, { creatorId: admin.id })
    return { body: { id, isPublic: true, revision: 1 } }
  },
  'agent.create': async ({ app, admin }) => ({ body: await agentContent(app.services, admin.id) }),
  'agent.update': async ({ app, admin }) => {
    const { id } = await makeAgent(app.services, { creatorId: admin.id })
    return { body: { ...(await agentContent(app.services, admin.id)), id, revision: 1 } }
  },
  'aiConfig.createExample': async ({ app, admin }) => {
    const { id: configId } = await makeAiConfig(app.services, { creatorId: admin.id })
    return { body: { configId, ...example } }
  },
  'aiConfig.deleteExample': async (stage) => ({ query: { id: await savedExample(stage) } }),
  'aiConfig.judge': async (stage) => ({ body: { id: await judged(stage), isGood: true } }),
  'aiConfig.updateExample': async (stage) => ({
    body: { id: await savedExample(stage), ...example, name: 'Long', revision: 1 },
  }),
  'aiUsage.limit': async () => ({ body: { scope: 'owner', monthLimit: 20, dayLimit: 2 } }),
}
