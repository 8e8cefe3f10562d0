import { parseSync } from 'vite'
import { isObject } from '#kit/value/sameJson.ts'
import type { Source } from '../sources.ts'
import { readModule } from './imports.ts'

/** What a browser opens by itself; everything else comes with it, or later. */
const pages = ['app/console/main.ts', 'app/learn/main.tsx', 'app/offline/main.tsx']

/** Parts that a list names and another module draws, which has its own sheets loaded by then. */
const drawnBy: readonly (readonly [RegExp, string])[] = [
  [/^cards\/[^/]+\/web\/Player\.tsx$/, 'deck/web/play/Player.tsx'],
  [/^cards\/[^/]+\/web\/Editor\.tsx$/, 'deck/web/form/CardForm.tsx'],
]

interface Part {
  readonly path: string
  /** Classes that it gives to what it draws. */
  readonly worn: readonly string[]
  readonly atOnce: readonly string[]
  readonly later: readonly string[]
}

/**
 * Classes that have a rule in some sheet, given to something by a module whose page has not loaded any such sheet, one line
 * each. A module that is loaded later finds what every one of those that load it has loaded before.
 */
export function findUnstyled(modules: Source[], sheets: Source[]): string[] {
  const parts = new Map(modules.map((source) => [source.path, partOf(source)]))
  const homes = homesOf(sheets)
  const loaded = new Map<string, ReadonlySet<string>>()
  const queue = pages
    .filter((page) => parts.has(page))
    .map((page) => ({ entry: page, before: new Set<string>() }))
  // Each entry is gone through again whenever it turns out that less is there before it.
  for (const { entry, before } of queue) {
    const present = loaded.get(entry)
    const common = present ? new Set([...present].filter((path) => before.has(path))) : before
    if (present && common.size === present.size) continue
    loaded.set(entry, common)
    const loadedAtOnce = reachableFrom(entry, parts)
    const after = new Set([...common, ...loadedAtOnce])
    for (const path of loadedAtOnce)
      for (const next of laterOf(path, parts)) queue.push({ entry: next, before: after })
  }
  const problems = [...loaded].flatMap(([entry, before]) => {
    const loadedAtOnce = reachableFrom(entry, parts)
    const has = (sheet: string) => loadedAtOnce.has(sheet) || before.has(sheet)
    return [...loadedAtOnce].flatMap((path) =>
      (parts.get(path)?.worn ?? []).flatMap((name) => {
        const own = homes.get(name)
        return own && !own.some(has)
          ? [`${path}: .${name} is styled in ${own.join(', ')}, which ${entry} does not load`]
          : []
      }),
    )
  })
  return [...new Set(problems)]
}

function laterOf(path: string, parts: ReadonlyMap<string, Part>): string[] {
  const named = (parts.get(path)?.later ?? []).filter((each) => !drawnBy.some(([like]) => like.test(each)))
  const drawn = drawnBy.flatMap(([like, by]) =>
    by === path ? [...parts.keys()].filter((each) => like.test(each)) : [],
  )
  return [...named, ...drawn]
}

/** Everything that comes at once with a module, itself and sheets too. */
function reachableFrom(entry: string, parts: ReadonlyMap<string, Part>): ReadonlySet<string> {
  const loadedAtOnce = new Set([entry])
  for (const path of loadedAtOnce) for (const next of parts.get(path)?.atOnce ?? []) loadedAtOnce.add(next)
  return loadedAtOnce
}

/**
 * The sheets in which a selector begins with a class: there it is at home. Elsewhere it is only one in a certain place, and a
 * state (`is-…`) is at home nowhere.
 */
function homesOf(sheets: Source[]): ReadonlyMap<string, readonly string[]> {
  const homes = new Map<string, string[]>()
  for (const { path, text } of sheets)
    for (const [, selectors = ''] of withoutComments(text).matchAll(/([^{};]+)\{/g))
      for (const [, name = ''] of selectors.matchAll(/(?:^|,)\s*\.(?!is-)([\w-]+)/g))
        if (!homes.get(name)?.includes(path)) homes.set(name, [...(homes.get(name) ?? []), path])
  return homes
}

const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\//g, '')

/**
 * Properties that two sheets set by the same selector of a class, one line each. The later sheet wins, and which one that is
 * depends on how the bundler cuts the pages: such rules belong into one sheet, or need another selector.
 */
export function findOrderBound(sheets: Source[]): string[] {
  const setIn = new Map<string, string>()
  const problems: string[] = []
  for (const { path, text } of sheets)
    for (const [, selectors = '', rule = ''] of withoutComments(text).matchAll(/([^{};]+)\{([^{}]*)\}/g))
      for (const selector of selectors.split(/,(?![^(]*\))/).map((one) => one.trim().replace(/\s+/g, ' ')))
        for (const [, property = ''] of rule.matchAll(/(?:^|;)\s*([\w-]+)\s*:/g)) {
          const key = `${selector} { ${property} }`
          const first = setIn.get(key) ?? path
          setIn.set(key, first)
          if (selector.startsWith('.') && first !== path)
            problems.push(`${key} stands in ${first} and in ${path}, whose order nothing fixes`)
        }
  return [...new Set(problems)]
}

function partOf(source: Source): Part {
  const imports = readModule(source).imports.filter(({ isTypeOnly }) => !isTypeOnly)
  const targets = (isLazy: boolean) =>
    imports.flatMap(({ target, ...one }) => (target !== undefined && one.isLazy === isLazy ? [target] : []))
  const worn = /class/i.test(source.text) ? classesIn(parseSync(source.path, source.text).program) : []
  return { path: source.path, worn: [...new Set(worn)], atOnce: targets(false), later: targets(true) }
}

/** The words of every `className`, as an attribute or a property; one that is put together is not looked at. */
function classesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(classesIn)
  if (!isObject(node)) return []
  const { type, name, key, value } = node
  const named = type === 'JSXAttribute' ? name : type === 'Property' ? key : undefined
  const isClass = isObject(named) && /^(root)?className$/i.test(String(named['name']))
  return isClass
    ? wordsIn(value)
    : Object.values(node).flatMap((each) => (isObject(each) || Array.isArray(each) ? classesIn(each) : []))
}

function wordsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(wordsIn)
  if (!isObject(node)) return []
  if (node['type'] === 'Literal') return String(node['value']).split(/\s+/)
  if (node['type'] === 'TemplateElement' && isObject(node['value']))
    return String(node['value']['cooked']).split(/\s+/)
  return Object.values(node).flatMap((each) => (isObject(each) || Array.isArray(each) ? wordsIn(each) : []))
}
