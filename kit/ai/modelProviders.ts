/** Who offers models by OpenAI's protocol, in the order in which they are shown; `other` is anybody else who does. */
export const modelProviders = [
  'deepseek',
  'qwen',
  'zhipu',
  'moonshot',
  'siliconflow',
  'openai',
  'openrouter',
  'other',
] as const
export type ModelProvider = (typeof modelProviders)[number]

/** The base URL of each by their own documentation; '' has to be entered. */
export const modelProviderUrls: Readonly<Record<ModelProvider, string>> = {
  deepseek: 'https://api.deepseek.com/v1',
  qwen: 'https://dashscope.aliyuncs.com/compatible-mode/v1',
  zhipu: 'https://open.bigmodel.cn/api/paas/v4',
  moonshot: 'https://api.moonshot.cn/v1',
  siliconflow: 'https://api.siliconflow.cn/v1',
  openai: 'https://api.openai.com/v1',
  openrouter: 'https://openrouter.ai/api/v1',
  other: '',
}

/** What a model seems to be for. */
export type ModelUse = 'text' | 'picture' | 'speech' | 'else'

const draws = /image|t2i|dall-e|flux|cogview|wanx|kolors|seedream|sdxl|stable-diffusion/i
const speaks = /tts|cosyvoice|speech-|text-to-speech|fish-speech/i
const doesElse = /embed|rerank|whisper|audio|asr|transcribe|moderation|realtime|video|sora|ocr|bge-/i

/** What a model seems to be for, by its name alone: lists of models do not say it. Only an order of showing may rely on it. */
export function modelUseOf(model: string): ModelUse {
  if (draws.test(model)) return 'picture'
  if (speaks.test(model)) return 'speech'
  return doesElse.test(model) ? 'else' : 'text'
}

/** Those that seem to be for this use first; all can be chosen, since a name proves nothing. */
export const likelyFirst = (models: readonly string[], use: ModelUse): readonly string[] =>
  models.toSorted((one, other) => Number(modelUseOf(other) === use) - Number(modelUseOf(one) === use))
