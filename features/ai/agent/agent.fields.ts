import { aiPlatforms } from '#kit/ai/aiProvider.ts'
import type { AiPlatform } from '#kit/ai/aiProvider.ts'
import { number, oneOf, pick, picture, text } from '#kit/contract/field.ts'
import { secret } from '#kit/contract/field.secret.ts'

/** I1, LIM-agent. */
export const agentFields = {
  name: text(50),
  avatar: picture('avatar', { required: 'never' }),
  platform: oneOf(aiPlatforms),
  /** '' is the platform's own address, where it has one. */
  baseUrl: text(500, { required: 'never' }),
  /** openai: the model. */
  assistantId: text(200),
  /** Required of a new agent, and again where it is to be sent elsewhere; both are written and never read. */
  apiKey: secret(500),
  /** Only some platforms give one with the key. */
  secret: secret(500, { required: 'never' }),
  note: text(500, { required: 'never', multiline: true }),
  /** null: the agent does not speak. */
  voiceId: pick('voice', { required: 'never' }),
  /** null: 1, the voice's own pace. */
  speed: number(0.5, 2, { decimals: 2, required: 'never' }),
}

/** Whether an agent of this platform needs a base URL, since anybody may run such a platform. */
export const needsAddress = (platform: AiPlatform | null): boolean =>
  platform === 'openai' || platform === 'dify'

interface Destination {
  readonly platform: AiPlatform | null
  readonly baseUrl: string
}

/** A key is never sent to another place than it was entered for: whoever changes that enters the key again. */
export const mustReenterKey = (before: Destination, after: Destination): boolean =>
  before.platform !== after.platform || before.baseUrl !== after.baseUrl
