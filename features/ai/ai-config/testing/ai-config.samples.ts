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
import { aiConfigContent, makeAiConfig } from '../server/makeAiConfig.ts'
import { exampleContent, makeExample, makeRun } from '../server/makeExample.ts'

export const forms = {
  'ai-config': { resource: aiConfig, content: async () => aiConfigContent },
} satisfies FormSamples

export const samples = {
  aiConfig: {
    make: async (scene): Promise<Made> => {
      const { services } = scene
      const creatorId = ownerOf(scene)
      const { id, status } = await makeAiConfig(services, { creatorId })
      const run = await makeRun(services, { configId: id, creatorId, verdict: 'open' })
      const example = await makeExample(services, { configId: id, creatorId })
      // It passes, so the configuration may be taken into use.
      const { json } = aiConfigContent
      await makeRun(services, { configId: id, creatorId, exampleId: example.id, json, verdict: 'passed' })
      return { id, status, runId: run.id, exampleId: example.id }
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
      createExample: ({ id }) => ({ body: { ...exampleContent, configId: id } }),
      updateExample: ({ exampleId }) => ({ body: { ...exampleContent, id: exampleId, revision: 1 } }),
      gate: ({ id }) => ({ query: { id } }),
      deleteExample: ({ exampleId = 0 }) => ({ query: { id: exampleId } }),
      categories: nothing,
    },
  },
} satisfies SamplesOf<typeof aiConfigFeature.contracts>
