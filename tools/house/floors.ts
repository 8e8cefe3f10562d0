import { readSources, type Source } from '../sources.ts'
import { findCycles, findRings, folderOf } from './cycles.ts'
import { readModule, type Import, type Module } from './imports.ts'
import { findHeavy } from './heavyImports.ts'
import { floors, placeOf, type Place } from './places.ts'

interface Visit {
  from: string
  here: Place
  imported: Import
  /** Where the imported file is; undefined for a package and for files outside the house. */
  there: Place | undefined
  target: string
}

interface Rule {
  because: string
  isBroken: (visit: Visit) => boolean
}

const isFile = ({ imported }: Visit) => imported.target !== undefined
const isNeighbour = ({ here, there }: Visit) => there?.floor === here.floor && there.home !== here.home
/** `cards/index.ts` lists the folders beside it. */
const isOwnList = ({ here, there }: Visit) => here.home === here.floor && there?.floor === here.floor
/** A feature's test acts as a client of the whole server, which only `app` can put together. */
const isByTheDoor = ({ here, target }: Visit) =>
  here.floor === 'features' && here.isTest && target === 'app/server/testing.ts'
const isFactory = (path: string) => /\/server\/make[A-Z]\w*\.ts$/.test(path)

/** What one feature may know of another: its contract, its pure rules, its queries and commands, what happens there and what it asks of queries; factories know factories. */
function isOpenToFeatures({ from, here, target }: Visit): boolean {
  if (isFactory(target)) return here.isTest || isFactory(from)
  if (isTable(target)) return here.isTest
  if (
    /^features\/[^/]+\/[^/]+\/server\/(?:[\w-]+\/)*[\w-]+\.(queries|commands|events|sqlPorts)\.ts$/.test(
      target,
    )
  )
    return true
  return (
    /^features\/[^/]+\/[^/]+\/[^/]+\.ts$/.test(target) && !/\.(machine|faults|events|test)\.ts$/.test(target)
  )
}

const isTable = (path: string) => /^features\/.*\.table\.ts$/.test(path)

const rules: Rule[] = [
  {
    because: 'a lower floor never knows a higher one',
    isBroken: (visit) =>
      !!visit.there &&
      floors.indexOf(visit.there.floor) > floors.indexOf(visit.here.floor) &&
      !isByTheDoor(visit),
  },
  {
    because: 'a feature stands in a street',
    isBroken: ({ here }) => here.street === -1,
  },
  {
    because: 'a street never sees a later one',
    isBroken: ({ here, there }) => (there?.street ?? -1) > (here.street ?? Infinity) && !here.isTest,
  },
  {
    because: 'what stands outside the house (tools, journeys) is no part of it',
    isBroken: (visit) => isFile(visit) && !visit.there && !visit.here.isTest,
  },
  {
    because: 'server and web never meet',
    isBroken: ({ here, there }) =>
      (here.room === 'server' && there?.room === 'web') || (here.room === 'web' && there?.room === 'server'),
  },
  {
    because: 'the agreement holds for both sides, so it knows neither',
    isBroken: ({ here, there }) =>
      here.room === 'agreement' && !here.isTest && !!there && there.room !== 'agreement',
  },
  {
    because: 'the agreement imports zod and nothing else',
    isBroken: (visit) =>
      visit.here.room === 'agreement' &&
      !visit.here.isTest &&
      !isFile(visit) &&
      !/^zod(\/mini)?$/.test(visit.imported.specifier),
  },
  {
    because: 'a browser has no Node and no database',
    isBroken: ({ here, imported }) =>
      here.room === 'web' &&
      !here.isTest &&
      /^(node:|fastify|@fastify\/|pg$|pg-boss|drizzle-orm|pino|sharp)/.test(imported.specifier),
  },
  {
    because: 'a server draws nothing',
    isBroken: ({ here, imported }) =>
      here.room === 'server' && /^(react|react-dom|antd|@ant-design\/.*)(\/|$)/.test(imported.specifier),
  },
  {
    because: 'only kit/http/server/serve knows the HTTP framework',
    isBroken: ({ from, imported }) =>
      /^(fastify$|@fastify\/)/.test(imported.specifier) && !from.startsWith('kit/http/server/serve/'),
  },
  {
    because: 'only the two kit/sheet/*/workbook.ts know the library of spreadsheets',
    isBroken: ({ from, imported }) =>
      /^hucre(\/|$)/.test(imported.specifier) && !/^kit\/sheet\/(server|web)\/workbook\.ts$/.test(from),
  },
  {
    because:
      'of another feature: its contract, its pure rules, its queries, commands, events and SQL ports only',
    isBroken: (visit) => visit.here.floor === 'features' && isNeighbour(visit) && !isOpenToFeatures(visit),
  },
  {
    because: 'queries only read; what writes stands in commands',
    isBroken: ({ from, target }) =>
      from.endsWith('.queries.ts') &&
      /\.commands\.ts$|^kit\/resource\/server\/crud\.(move|write)\.ts$/.test(target),
  },
  {
    because: 'a card knows only itself',
    isBroken: (visit) =>
      /^cards\/[^/]+\//.test(visit.from) &&
      isNeighbour(visit) &&
      /^cards\/(index\.ts|web\.ts|[^/]+\/)/.test(visit.target),
  },
  {
    because: 'nobody but the list of cards and app names a card type',
    isBroken: ({ here, target }) =>
      (here.floor === 'deck' || here.floor === 'features') && !here.isTest && /^cards\/[^/]+\//.test(target),
  },
  {
    because: 'across folders by #, so that a folder can move',
    isBroken: (visit) =>
      visit.imported.specifier.startsWith('.') && visit.there?.home !== visit.here.home && !isOwnList(visit),
  },
]

/** Every import that breaks a rule of the house, one line each; empty when there is none. */
export function checkFloors(sources: Source[]): string[] {
  const modules = sources.map(readModule)
  const paths = new Set(modules.map(({ path }) => path))
  const problems = [
    ...modules.flatMap(checkModule),
    ...modules.flatMap((module) => missing(module, paths)),
    ...findCycles(modules).map((cycle) => `${cycle.join(' -> ')}: a cycle`),
    ...findRings(modules, productFolder).map((ring) => `${ring.join(' -> ')}: a cycle of folders`),
    ...findRings(modules, productFeature).map((ring) => `${ring.join(' -> ')}: a cycle of features`),
    ...findHeavy(modules),
  ]
  return [...new Set(problems)]
}

/** The folder of a file that the product itself has: tests and factories arrange what lies above them. */
function productFolder(path: string): string | undefined {
  const place = placeOf(path)
  return place && !place.isTest && !isFactory(path) ? folderOf(path) : undefined
}

function productFeature(path: string): string | undefined {
  const isOfProduct = productFolder(path) !== undefined
  return isOfProduct && path.startsWith('features/') ? placeOf(path)?.home : undefined
}

function checkModule({ path, imports, hasDefaultExport }: Module): string[] {
  const isDemanded = path.endsWith('.config.ts')
  const exported = hasDefaultExport && !isDemanded ? [`${path}: default export`] : []
  const here = placeOf(path)
  if (!here) return exported
  const broken = imports.flatMap((imported) => {
    const target = imported.target ?? ''
    const visit = { from: path, here, imported, target, there: placeOf(target) }
    return rules
      .filter(({ isBroken }) => isBroken(visit))
      .map(({ because }) => `${path} imports ${imported.specifier}: ${because}`)
  })
  return [...exported, ...broken]
}

/** An import that resolves to nothing would slip past every rule. */
function missing({ path, imports }: Module, paths: Set<string>): string[] {
  return imports
    .filter(({ target }) => target && /\.tsx?$/.test(target) && !paths.has(target))
    .map(({ specifier }) => `${path} imports ${specifier}: there is no such file`)
}

if (import.meta.main) {
  const problems = checkFloors(readSources([...floors, 'tools', 'e2e', 'bench', 'torture']))
  for (const problem of problems) console.log(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}
