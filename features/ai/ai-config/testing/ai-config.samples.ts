import {
  crud,
  nothing,
  ownerOf,
  type FormSamples,
  type Made,
  type SamplesOf,
} from '#kit/testing/server/sample.ts'
import { aiConfig } from '../ai-config.contract.ts'
import type { aiConfigFeature } from '../ai-config.feature.ts'
import { aiConfigExampleTable, aiConfigRunTable } from '../server/aiConfigRun.table.ts'
import { aiConfigContent, makeAiConfig } from '../server/makeAiConfig.ts'

const input = { name: 'Short', input: 'Say hello', holds: [{ kind: 'contains', text: 'hello' }] } as const

export const forms = {
  'ai-config': { resource: aiConfig, content: async () => aiConfigContent },
} satisfies FormSamples

export const samples = {
  aiConfig: {
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
  },
} satisfies SamplesOf<typeof aiConfigFeature.contracts>
