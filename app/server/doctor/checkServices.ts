import type { Env } from '#kit/ops/server/env.ts'
import { AiError } from '#kit/ai/server/ai.ts'
import { listModels } from '#kit/ai/server/providers/openAiModels.ts'
import { codeOf, findingsOf, type Finding } from './finding.ts'

const reachMs = 10_000

/** What others do for the server, where it is set up: the AI provider, the collector of traces. */
export const checkServices = async (env: Env): Promise<readonly Finding[]> =>
  (await Promise.all([checkProvider(env), checkCollector(env)])).flat()

async function checkProvider({ AI_BASE_URL, AI_API_KEY, AI_MODEL }: Env): Promise<readonly Finding[]> {
  const { ok, warning, fault } = findingsOf('AI')
  if (AI_BASE_URL === undefined) return []
  if (AI_MODEL === undefined) return [fault('AI_BASE_URL is set without AI_MODEL', 'Name the model to ask.')]
  try {
    const models = await listModels(
      { baseUrl: AI_BASE_URL, apiKey: AI_API_KEY ?? '' },
      AbortSignal.timeout(reachMs),
    )
    if (models.length > 0 && !models.includes(AI_MODEL))
      return [warning(`the provider has no model ${AI_MODEL}`, `It has ${models.slice(0, 5).join(', ')}.`)]
    return [ok(models.length > 0 ? `the provider has the model ${AI_MODEL}` : 'the provider answers')]
  } catch (error) {
    const kind = error instanceof AiError ? error.kind : codeOf(error)
    return [fault(`the provider does not answer as it should (${kind})`, adviceOn(kind))]
  }
}

const adviceOn = (kind: string): string =>
  kind === 'refused' ? 'Look at AI_API_KEY.' : 'Look at AI_BASE_URL; it ends with /v1 at most providers.'

async function checkCollector({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: Env): Promise<readonly Finding[]> {
  const { ok, warning } = findingsOf('traces')
  if (endpoint === undefined) return []
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const advice =
    'Traces are lost until it does; nothing else suffers. It must take OTLP over HTTP, usually at port 4318.'
  try {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ resourceSpans: [] })
    const { status } = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(reachMs),
    })
    return [status < 300 ? ok(`${url} takes them`) : warning(`${url} answers ${status}`, advice)]
  } catch (error) {
    return [warning(`${url} does not answer (${codeOf(error)})`, advice)]
  }
}
