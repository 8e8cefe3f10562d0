import { z } from 'zod'
import { modelProviders } from '#kit/ai/modelProviders.ts'
import { endpoint } from '#kit/contract/endpoint.ts'
import { createShapeOf, id, oneOf, text } from '#kit/contract/field.ts'
import { secret } from '#kit/contract/field.secret.ts'
import { superAdmins } from '#kit/contract/role.ts'

/** What is asked of whoever connects an AI; the same limits as an agent's. */
export const connectFields = {
  provider: oneOf(modelProviders),
  /** Of `other` alone: the rest have their own. */
  baseUrl: text(500, { required: 'never' }),
  /** Written and never read. */
  apiKey: secret(500),
  model: text(200),
  /** '': nobody draws, or the operator's own provider does. */
  pictureModel: text(200, { required: 'never' }),
}

const base = { words: 'ai-connect', fields: connectFields, who: superAdmins } as const
const { provider, baseUrl, apiKey, model, pictureModel } = createShapeOf(connectFields)
const access = { provider, baseUrl, apiKey }

/** What goes out to the provider stays as little as a person can press. */
const outside = { effect: 'outside', log: 'nothing', limit: { max: 20, seconds: 60 } } as const

const working = z.object({ id, name: z.string() }).nullable()

/** I1: a provider's models, a try, and its use by everyone, before and without any agent of one's own. */
export const aiConnectEndpoints = {
  /** What everyone uses now; an agent null: the operator's own provider, where there is one. */
  state: endpoint({
    words: 'ai-connect',
    who: superAdmins,
    method: 'GET',
    path: '/course/ai-connect/state',
    data: z.object({ hasText: z.boolean(), agent: working, pictureAgent: working }),
  }),
  /** The names of the models that the key opens; none where the provider does not list them. */
  models: endpoint({
    ...base,
    ...outside,
    method: 'POST',
    path: '/course/ai-connect/models',
    body: z.strictObject(access),
    data: z.array(z.string()),
  }),
  /** Sends the provider one short greeting; nothing of it is stored. */
  test: endpoint({
    ...base,
    ...outside,
    method: 'POST',
    path: '/course/ai-connect/test',
    body: z.strictObject({ ...access, model }),
    data: z.object({ reply: z.string(), ms: z.number().int() }),
  }),
  /** Makes an agent with this key and model, one more that draws where that is chosen, and has everyone use them. Answers the agent's id. */
  use: endpoint({
    ...base,
    method: 'POST',
    path: '/course/ai-connect/use',
    effect: 'create',
    stepUp: true,
    body: z.strictObject({ ...access, model, pictureModel }),
    data: id,
  }),
} as const
