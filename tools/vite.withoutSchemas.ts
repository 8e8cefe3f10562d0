import * as mini from 'zod/mini'
import type { Plugin } from 'vite'

const inert = '\0without-schemas'

/** Whatever is made of it, or asked of it, is itself. */
const stub = `
const inert = new Proxy(() => {}, { get: () => inert, apply: () => inert })
export const safeParse = (schema, data) => ({ success: data !== undefined, data })
`

/**
 * The learner's page gets cards that the server has checked, and asks it about answers: schemas of card types would be a tenth
 * of its scripts. Here nothing is made of them, and what is read by one is taken as it is (`fittingProgress` of the server).
 */
export function withoutSchemas(): Plugin {
  const names = Object.keys(mini).filter((name) => name !== 'safeParse' && name !== 'default')
  return {
    name: 'without-schemas',
    enforce: 'pre',
    resolveId: (source) => (source === 'zod/mini' ? inert : undefined),
    load: (id) => (id === inert ? stub + names.map(made).join('') : undefined),
  }
}

/** Marked so that a schema that nothing reads is left out whole. */
const made = (name: string): string =>
  `/* @__NO_SIDE_EFFECTS__ */ function made_${name}() { return inert }\nexport { made_${name} as ${name} }\n`
