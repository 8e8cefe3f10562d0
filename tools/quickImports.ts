import { registerHooks } from 'node:module'

// Loaded before a server's first import (`--import`), because all that follow are imports.

const inDrizzle = '/node_modules/drizzle-orm/'
const cached = new Map<string, string>()

/**
 * Where a module is, for each that drizzle-orm names: Node reads and parses the 180 KB of that package's `exports` again
 * for every import from it and within it, some 600 times a start.
 */
registerHooks({
  resolve(specifier, context, next) {
    const { conditions, parentURL } = context
    // `require` gets other files than `import`.
    if (!conditions.includes('import')) return next(specifier, context)
    const isBare = specifier === 'drizzle-orm' || specifier.startsWith('drizzle-orm/')
    const isWithin = specifier.startsWith('.') && parentURL?.includes(inDrizzle)
    if (!isBare && !isWithin) return next(specifier, context)
    const url = isBare ? cached.get(specifier) : new URL(specifier, parentURL).href
    if (url?.endsWith('.js')) return { url, format: 'module', shortCircuit: true }
    const found = next(specifier, context)
    if (isBare && found.format === 'module') cached.set(specifier, found.url)
    return found
  },
})
