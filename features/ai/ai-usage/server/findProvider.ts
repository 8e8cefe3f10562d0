import { chatOf, embedderOf, painterOf } from '#kit/ai/server/providers/adapters.ts'
import { AiError, type Ai, type Embedder, type Painter } from '#kit/ai/server/ai.ts'
import type { AiOrder } from '#kit/ai/server/aiService.ts'
import { allowedHosts, guardedFetch } from '#kit/ai/server/guardedFetch.ts'
import type { Db, Services } from '#kit/call/server/context.ts'
import { unseal, type SecretKey } from '#kit/secret/server/seal.ts'
import {
  findWorkingAgent,
  secretPlace,
  type WorkingAgent as Agent,
} from '#features/ai/agent/server/agent.queries.ts'
import { configInUse } from '#features/ai/ai-config/server/ai-config.queries.ts'
import { systemOwner } from '../ai-usage.limits.ts'

type Needs = Pick<Services, 'database' | 'env' | 'secretKey'>

/** The client that executes an order, and the owner who is billed. */
export interface Provider<Worker> {
  readonly worker: Worker
  readonly ownerId: number
  /** 0: the system's default. */
  readonly agentId: number
  /** What must never be shown. */
  readonly secrets: readonly string[]
}

async function findAgent(db: Db, id: number, chooserId: number | null): Promise<Agent | undefined> {
  const agent = await findWorkingAgent(db, id)
  return agent && (agent.isPublic || agent.creatorId === chooserId) ? agent : undefined
}

/** The agent that the system's default is, chosen by whoever configured it; undefined: the operator's provider is called. */
export async function defaultAgent(db: Db): Promise<Agent | undefined> {
  const { config, creatorId } = await configInUse(db, 'default/agent')
  return config.agentId === null ? undefined : findAgent(db, config.agentId, creatorId)
}

/** The agent that draws where none is chosen, of the same configuration; undefined: the operator's provider is called. */
export async function defaultPainter(db: Db): Promise<Agent | undefined> {
  const { config, creatorId } = await configInUse(db, 'default/agent')
  return config.pictureAgentId === null ? undefined : findAgent(db, config.pictureAgentId, creatorId)
}

/** The agent of an order. @throws AiError `forbidden` where it is not there, or not for who chose it */
async function agentOf(db: Db, { agentId, chosenBy, userId }: AiOrder): Promise<Agent | undefined> {
  if (agentId === null) return undefined
  const agent = await findAgent(db, agentId, chosenBy ?? userId)
  if (!agent) throw new AiError('forbidden')
  return agent
}

function open(secretKey: SecretKey, agent: Agent, secret: 'apiKey' | 'secret'): string {
  const sealed = secret === 'apiKey' ? agent.sealedKey : agent.sealedSecret
  if (sealed === '') return ''
  try {
    return unseal(secretKey, secretPlace(agent, secret), sealed)
  } catch {
    // Sealed by another installation, or for another row: it has to be entered again.
    throw new AiError('refused', new Error('the key of the agent does not open'))
  }
}

function agentProvider<Worker>(
  { env, secretKey }: Needs,
  agent: Agent,
  make: (access: { apiKey: string; secret: string; fetch: typeof fetch }) => Worker,
): Provider<Worker> {
  const [apiKey, secret] = [open(secretKey, agent, 'apiKey'), open(secretKey, agent, 'secret')]
  const worker = make({ apiKey, secret, fetch: guardedFetch(allowedHosts(env)) })
  return { worker, ownerId: agent.creatorId ?? systemOwner, agentId: agent.id, secrets: [apiKey, secret] }
}

const addressOf = ({ baseUrl }: Agent) => (baseUrl === '' ? undefined : baseUrl.replace(/\/+$/, ''))

/** The provider of the installation's settings, with one of its models. */
function operatorProvider<Worker>(
  { env }: Needs,
  model: string | undefined,
  make: (access: { baseUrl: string; apiKey: string | undefined; model: string }) => Worker,
): Provider<Worker> {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey } = env
  if (!baseUrl || !model) throw new AiError('missing')
  const worker = make({ baseUrl, apiKey, model })
  return { worker, ownerId: systemOwner, agentId: 0, secrets: apiKey === undefined ? [] : [apiKey] }
}

/** Who answers an order. @throws AiError */
export async function findAi(
  needs: Needs,
  order: AiOrder,
  db: Db = needs.database.db,
): Promise<Provider<Ai>> {
  const agent = (await agentOf(db, order)) ?? (await defaultAgent(db))
  if (!agent)
    return operatorProvider(needs, needs.env.AI_MODEL, ({ model, ...access }) =>
      chatOf({ platform: 'openai', assistantId: model, ...access }),
    )
  const { platform, assistantId } = agent
  return agentProvider(needs, agent, (access) =>
    chatOf({ platform, assistantId, baseUrl: addressOf(agent), ...access }),
  )
}

/** Who makes vectors: the operator's provider alone, so that all of one installation can be compared. @throws AiError */
export const findEmbedder = (needs: Needs): Provider<Embedder> =>
  operatorProvider(needs, needs.env.AI_EMBEDDING_MODEL, embedderOf)

/** Who draws: an agent that speaks OpenAI's protocol, whose assistant ID is then a model that draws. @throws AiError */
export async function findPainter(needs: Needs, order: AiOrder): Promise<Provider<Painter>> {
  const { db } = needs.database
  const agent = (await agentOf(db, order)) ?? (await defaultPainter(db))
  if (!agent) return operatorProvider(needs, needs.env.AI_IMAGE_MODEL, painterOf)
  if (agent.platform !== 'openai') throw new AiError('refused', new Error('this platform does not draw'))
  return agentProvider(needs, agent, ({ apiKey, fetch }) =>
    painterOf({ model: agent.assistantId, baseUrl: addressOf(agent), apiKey, fetch }),
  )
}
