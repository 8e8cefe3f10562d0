import type { AiTask } from '#kit/ai/talk.ts'
import { helpMessages } from './help.prompt.ts'
import { sceneIn } from './help.scene.ts'
import type { ConfigName } from './ai-config.kinds.ts'
import { configOf, systemTextOf } from './ai-config.read.ts'

/** What trying a configuration does: an AI is called, or what would go into a picture's prompt is simply shown. */
export type Trial =
  { readonly kind: 'ask'; readonly task: AiTask } | { readonly kind: 'show'; readonly text: string }

const trialTokens = 1000

/** How a configuration is tried with an input; `stored` as `configOf` takes it. */
export function trialOf(name: ConfigName, stored: unknown, input: string): Trial {
  const user = { role: 'user', content: input } as const
  switch (name) {
    case 'default/agent': {
      const { agentId } = configOf(name, stored)
      return { kind: 'ask', task: { messages: [user], maxTokens: trialTokens, agentId } }
    }
    case 'image/style': {
      const { styles } = configOf(name, stored)
      return {
        kind: 'show',
        text: styles.map((style) => `${style.name}: ${input}, ${style.words}`).join('\n'),
      }
    }
    case 'image/size': {
      const { sizes, initial } = configOf(name, stored)
      return { kind: 'show', text: sizes.map((size) => (size === initial ? `${size} *` : size)).join('\n') }
    }
    case 'learner/tutor':
    case 'learner/partner': {
      const config = configOf(name, stored)
      const { maxTokens, temperature, agentId } = config
      // A talk that was made into an example is asked exactly as a learner's is.
      const scene = sceneIn(input)
      const messages = scene
        ? helpMessages(config, scene)
        : [{ role: 'system', content: systemTextOf(config) } as const, user]
      return { kind: 'ask', task: { messages, maxTokens, temperature, agentId } }
    }
    default: {
      const config = configOf(name, stored)
      const { maxTokens, temperature, agentId } = config
      const messages = [{ role: 'system', content: systemTextOf(config) } as const, user]
      return { kind: 'ask', task: { messages, maxTokens, temperature, agentId } }
    }
  }
}
