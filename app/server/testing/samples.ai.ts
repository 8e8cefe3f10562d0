import { agent } from '#features/ai/agent/agent.contract.ts'
import { agentContent, makeAgent } from '#features/ai/agent/server/makeAgent.ts'
import { aiConfig } from '#features/ai/ai-config/ai-config.contract.ts'
import { aiConfigExampleTable, aiConfigRunTable } from '#features/ai/ai-config/server/aiConfigRun.table.ts'
import { aiConfigContent, makeAiConfig } from '#features/ai/ai-config/server/makeAiConfig.ts'
import { makeVoice } from '#features/ai/voice/server/makeVoice.ts'
import { minimaxVoice, ttsVoice } from '#features/ai/voice/voice.contract.ts'
import type { contracts } from '../../contracts.ts'
import type { Made, Sample, Scene } from './sample.ts'
import { crud, empty, idBody, noRecord, nothing, ownerOf } from './sample.ts'

type Verbs<Feature extends keyof typeof contracts> = keyof (typeof contracts)[Feature]

/** Where nothing listens, and which the operator allows: whoever may ask is answered without waiting for a name. */
export const silentHost = '127.0.0.1'
const silent = { baseUrl: `http://${silentHost}:9/v1` }

const newAgent = async (services: Scene['services'], ownerId: number) => ({
  ...(await agentContent(services, ownerId)),
  ...silent,
})

export const agentSample: Sample<Verbs<'agent'>> = {
  make: async (scene) => {
    const { id, status } = await makeAgent(scene.services, {
      creatorId: ownerOf(scene),
      isPublic: scene.standing === 'open',
      ...silent,
    })
    return { id, status }
  },
  calls: {
    ...crud(agent, newAgent),
    common: ({ id }) => ({ body: { id, isPublic: true, revision: 1 } }),
    test: idBody,
    conversation: () => ({ body: { ai_provider: 'gpt', prompt: 'Hello' } }),
  },
}

const input = { name: 'Short', input: 'Say hello', holds: [{ kind: 'contains', text: 'hello' }] } as const

export const aiConfigSample: Sample<Verbs<'aiConfig'>> = {
  make: async (scene): Promise<Made> => {
    const { services } = scene
    const { db } = services.database
    const creatorId = ownerOf(scene)
    const { id, status } = await makeAiConfig(services, { creatorId })
    const at = services.now()
    const [run] = await db
      .insert(aiConfigRunTable)
      .values({
        ...{ configId: id, creatorId, createdAt: at, json: '{}', input: 'Hello', output: 'Hello' },
        ...{ ending: 'done', inputTokens: 1, outputTokens: 1, totalMs: 1, cost: 0 },
        ...{ broken: [], verdict: 'open' },
      })
      .returning({ id: aiConfigRunTable.id })
    const [example] = await db
      .insert(aiConfigExampleTable)
      .values({ ...input, configId: id, creatorId, createdAt: at, updatedAt: at })
      .returning({ id: aiConfigExampleTable.id })
    return { id, status, runId: run?.id ?? 0, exampleId: example?.id ?? 0 }
  },
  calls: {
    ...crud(aiConfig, async () => aiConfigContent),
    debug: () => ({
      body: { kind: 'generation', category: 'activity', json: aiConfigContent.json, input: 'Hello' },
    }),
    runs: ({ id }) => ({ query: { configId: id } }),
    run: ({ runId = 0 }) => ({ query: { id: runId } }),
    judge: ({ runId }) => ({ body: { id: runId, isGood: true } }),
    examples: ({ id }) => ({ query: { configId: id } }),
    createExample: ({ id }) => ({ body: { ...input, configId: id } }),
    updateExample: ({ exampleId }) => ({ body: { ...input, id: exampleId, revision: 1 } }),
    deleteExample: ({ exampleId = 0 }) => ({ query: { id: exampleId } }),
    categories: nothing,
  },
}

export const aiImageSample: Sample<Verbs<'aiImage'>> = {
  make: noRecord,
  calls: { generations: () => ({ body: { prompt: 'A quiet lake' } }), choices: nothing },
}

export const aiUsageSample: Sample<Verbs<'aiUsage'>> = {
  make: noRecord,
  calls: {
    page: empty,
    summary: nothing,
    limit: () => ({ body: { scope: 'owner', subjectId: null, monthLimit: 10, dayLimit: null } }),
  },
}

const spoken = { name: 'Clear', code: 'alloy', language: 'en', gender: null, model: 'tts-1', sampleText: '' }
const preview = ({ id }: Made) => ({ body: { id } })
const voiceOf =
  (protocol: 'openai' | 'minimax') =>
  async ({ services }: Scene): Promise<Made> => {
    const { id, status } = await makeVoice(services, { protocol, ...silent })
    return { id, status }
  }

export const ttsVoiceSample: Sample<Verbs<'ttsVoice'>> = {
  make: voiceOf('openai'),
  calls: { ...crud(ttsVoice, async () => ({ ...spoken, baseUrl: '' })), preview },
}

export const minimaxVoiceSample: Sample<Verbs<'minimaxVoice'>> = {
  make: voiceOf('minimax'),
  calls: {
    ...crud(minimaxVoice, async () => ({ ...spoken, groupId: 'group', baseUrl: '', apiKey: 'demo-key' })),
    preview,
  },
}

export const voiceSample: Sample<Verbs<'voice'>> = {
  make: voiceOf('openai'),
  calls: { options: nothing, preview },
}
