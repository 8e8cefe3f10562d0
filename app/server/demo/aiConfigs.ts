import { inMicro } from '#features/ai/ai-usage/ai-usage.cost.ts'
import { makeAiConfig } from '#features/ai/ai-config/server/makeAiConfig.ts'
import { makeExample, makeRun } from '#features/ai/ai-config/server/makeExample.ts'
import type { DemoContext } from './base.ts'
import { ago } from './clock.ts'
import { demoPrices } from './data/agents.data.ts'
import { aiConfigs } from './data/aiConfigs.data.ts'

type Config = (typeof aiConfigs)[number]
type Answer = NonNullable<Config['examples'][number]['after']>

/** What AI is told for learners, with reference examples as they went. */
export async function makeAiConfigs(demo: DemoContext): Promise<void> {
  const inUse = new Map<string, string>()
  for (const config of aiConfigs) {
    const json = JSON.stringify(config.value, null, 2)
    if (config.status === 'inUse') inUse.set(config.category, json)
    await makeOne(demo, config, json, inUse.get(config.category) ?? '{}')
  }
}

async function makeOne({ services, people }: DemoContext, config: Config, json: string, baseline: string) {
  const { name, category, status, examples } = config
  const at = ago(services, config.madeDaysAgo)
  const stamps = { creatorId: people.superId, createdAt: at }
  const { id: configId } = await makeAiConfig(services, {
    ...{ ...stamps, updatedAt: at, name, kind: 'learner', category, status, json },
  })
  for (const { before, after, ...content } of examples) {
    const { id: exampleId } = await makeExample(services, { ...content, ...stamps, updatedAt: at, configId })
    const keep = (text: string, { output, ...answer }: Answer) =>
      makeRun(services, {
        ...{ ...stamps, ...answer, configId, exampleId, json: text, input: content.input, output },
        firstMs: Math.round(answer.totalMs / 4),
        cost: inMicro(((answer.inputTokens + answer.outputTokens) * demoPrices.tokens1000) / 1000),
      })
    if (before) await keep(baseline, before)
    if (after) await keep(json, after)
  }
}
