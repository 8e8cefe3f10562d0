import type { Gender } from '#features/ai/voice/voice.limits.ts'

/** Whose voices can be connected, in the order in which they are shown: MiniMax by its own protocol, the others by OpenAI's. */
export const speechProviders = ['siliconflow', 'minimax', 'openai', 'other'] as const
export type SpeechProvider = (typeof speechProviders)[number]

interface KnownVoice {
  /** As the provider calls it. */
  readonly code: string
  readonly gender: Gender
}

/** By the providers' own documentation: their protocol has no list of voices. How they sound is what listeners say. */
const voices: Readonly<Record<SpeechProvider, Readonly<Record<string, Gender>>>> = {
  openai: {
    ...{ alloy: 'neutral', ash: 'male', ballad: 'male', coral: 'female', echo: 'male', fable: 'neutral' },
    ...{ nova: 'female', onyx: 'male', sage: 'female', shimmer: 'female', verse: 'male' },
  },
  siliconflow: {
    ...{ anna: 'female', bella: 'female', claire: 'female', diana: 'female' },
    ...{ alex: 'male', benjamin: 'male', charles: 'male', david: 'male' },
  },
  minimax: {
    ...{ 'male-qn-qingse': 'male', 'male-qn-jingying': 'male', 'male-qn-daxuesheng': 'male' },
    ...{ 'female-shaonv': 'female', 'female-yujie': 'female', 'female-chengshu': 'female' },
    ...{ 'female-tianmei': 'female', presenter_male: 'male', presenter_female: 'female' },
    ...{ audiobook_male_1: 'male', audiobook_female_1: 'female' },
  },
  other: {},
}

/** The models of a provider that has no call for them; undefined: it is asked. */
export const speechModelsOf = (provider: SpeechProvider): readonly string[] | undefined =>
  provider === 'minimax'
    ? ['speech-2.6-hd', 'speech-2.6-turbo', 'speech-02-hd', 'speech-02-turbo']
    : undefined

/** The voices that a provider is known to have; SiliconFlow's belong to a model and name it. Empty: they have to be named. */
export const voicesOf = (provider: SpeechProvider, model: string): readonly KnownVoice[] =>
  Object.entries(voices[provider]).map(([name, gender]) => ({
    code: provider === 'siliconflow' ? `${model}:${name}` : name,
    gender,
  }))

/** How a voice is called at first: the provider's own name without its model, as a name. */
export function voiceName(code: string): string {
  const name = code.slice(code.lastIndexOf(':') + 1)
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}
