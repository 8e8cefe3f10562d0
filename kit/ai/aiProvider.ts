/** Whose protocol an agent speaks. `openai` is anybody's who speaks OpenAI's. */
export const aiPlatforms = ['openai', 'zhipu', 'coze', 'dify'] as const
export type AiPlatform = (typeof aiPlatforms)[number]

export const speechProtocols = ['openai', 'minimax'] as const
export type SpeechProtocol = (typeof speechProtocols)[number]

/** The base URL of each platform that has a fixed one; of any other it must be given. */
export const providerAddresses: Readonly<Partial<Record<AiPlatform | SpeechProtocol, string>>> = {
  zhipu: 'https://open.bigmodel.cn/api/paas/v4',
  coze: 'https://api.coze.cn',
  minimax: 'https://api.minimax.chat',
}
