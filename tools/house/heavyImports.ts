import type { Module } from './imports.ts'

interface Light {
  entry: string
  /** Whether what it loads later counts as well, or only what it loads at once. */
  withLazy: boolean
  /** What it names and never opens. */
  spares?: RegExp
  forbids: RegExp
  because: string
}

// The sizes themselves are measured by the bench; this names the import that would break them.
const lights: Light[] = [
  {
    entry: 'app/learn/main.tsx',
    withLazy: true,
    // A card type names its form beside its player; only the console opens forms.
    spares: /^cards\/[^/]+\/web\/Editor\.tsx$/,
    forbids: /^(antd|@ant-design\/.*|@tanstack\/.*)$/,
    because: "the learner's player is small",
  },
  {
    entry: 'app/console/main.ts',
    withLazy: false,
    forbids: /^(react|react-dom.*|zod|antd|@ant-design\/.*|@tanstack\/.*)$/,
    because: 'what decides what else is loaded comes before all of it',
  },
  {
    entry: 'app/login/open.tsx',
    withLazy: false,
    forbids: /^(antd|@ant-design\/.*|@tanstack\/react-router)$/,
    because: 'the sign-in page loads neither components nor router',
  },
  {
    entry: 'app/console/open.tsx',
    withLazy: false,
    forbids: /^#(cards|deck)\//,
    because: 'the first list comes before any card',
  },
  {
    entry: 'features/content/editor/web/list/ActivityList.tsx',
    withLazy: false,
    forbids: /^#(cards|deck)\//,
    because: 'a list of activities shows no card',
  },
]

/** What a light page would load by way of its imports and must not, with the chain of imports. */
export function findHeavy(modules: Module[]): string[] {
  const byPath = new Map(modules.map((module) => [module.path, module]))
  return lights.flatMap((light) => heavyOf(light, byPath))
}

function heavyOf(light: Light, byPath: Map<string, Module>): string[] {
  const chains = new Map([[light.entry, [light.entry]]])
  const problems: string[] = []
  // A map hands out what is added while it is walked, so this is all that can be loaded, nearest first.
  for (const [path, chain] of chains) {
    const imports = byPath.get(path)?.imports ?? []
    for (const { specifier, target, isLazy, isTypeOnly } of imports) {
      if (isTypeOnly || (isLazy && !light.withLazy)) continue
      if (light.forbids.test(specifier))
        problems.push(`${[...chain, specifier].join(' -> ')}: ${light.because}`)
      if (isLazy && target && light.spares?.test(target)) continue
      if (target && !chains.has(target)) chains.set(target, [...chain, target])
    }
  }
  return problems
}
