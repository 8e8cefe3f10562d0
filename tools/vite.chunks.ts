import type { Rolldown } from 'vite'

/** Windows writes paths the other way. */
const folder = (id: string) => id.replaceAll('\\', '/')

/** In which pieces a page comes, and in what order they are filled. */
export interface Pieces {
  /** The areas whose phrases come in one piece for each language. */
  readonly spoken: readonly Area[]
  readonly layers: readonly Layer[]
}

/**
 * The files of these paths with all that they import at once, as far as no layer before it has them: they come in one piece.
 * What stands in no layer comes with the screen that needs it.
 */
interface Layer {
  readonly name: string
  readonly files: RegExp
  /** Only what several screens need: what one screen alone needs comes with that screen. */
  readonly isShared?: true
}

const languageOf = /\/words\/(?:shell\/)?(?:\w+\.)?(en|zh|es|ja)\.ts$/

/** What one screen alone says, and much of it, comes with that screen: the names of queues. */
const areas = {
  learner: /\/(kit\/i18n|deck|features\/learning\/learner)\/words\/\w+\.ts$/,
  'sign-in': /\/(kit\/i18n|features\/people\/(session|user))\/words\/\w+\.ts$/,
  console: /\/(features|app)\/(?!insight\/job\/words\/queue\.)|\/kit\/card\/words\/cardForm\./,
  cards: /\/(cards|deck|kit\/(audio|media|richText))\//,
}
type Area = keyof typeof areas

/** One piece of phrases for each language and area. Phrases of no area come by themselves, with the part of a page that says them. */
function wordsOf(area: Area) {
  return (id: string): string | null => {
    const language = languageOf.exec(folder(id))?.[1]
    return language && areas[area].test(folder(id)) ? `words-${area}-${language}` : null
  }
}

const featureOf = /\/features\/\w+\/([\w-]+)\//
const cardOf = /\/cards\/(\w+)\/(?:\w+\.)+ts$|\/cards\/(\w+)\/web\/(?!Editor)/

/** What several screens need of a feature, for each set of those screens: none loads what it has no use for. */
const ofFeatures = {
  debugName: 'features',
  name: (id: string) => featureOf.exec(folder(id))?.[1] ?? null,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 1500,
}

/** A type of card with its player, on a page that loads only the types that it shows. */
const ofCards = {
  debugName: 'cards',
  name: (id: string) => {
    const [, rules, player] = cardOf.exec(folder(id)) ?? []
    const type = rules ?? player
    return type && !languageOf.test(folder(id)) ? `card-${type}` : null
  },
}

/** The groups that the bundler fills, the higher priority first: a group takes along what its modules import. */
export function groupsOf(
  { spoken, layers }: Pieces,
  ...rest: Rolldown.CodeSplittingGroup[]
): Rolldown.CodeSplittingGroup[] {
  const groups = [
    ...spoken.map((area) => ({ debugName: `words of ${area}`, name: wordsOf(area) })),
    ...layers.map(({ name, files, isShared }) => ({
      name,
      test: (id: string) => files.test(folder(id)) && !languageOf.test(folder(id)),
      ...(isShared && { minShareCount: 2 }),
    })),
    ...rest,
  ]
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }))
}

/** The console: what signs in, the frame, lists, records, cards. */
export const consoleGroups = groupsOf(
  {
    spoken: ['sign-in', 'console', 'cards'],
    layers: [
      // Small, so that it says at once what else is to come.
      { name: 'index', files: /\/app\/console\/main\.ts/ },
      {
        name: 'start',
        files:
          /\/react\/jsx-runtime|\/app\/guide\.ts|\/app\/(frame|words)\/\w+\.|\/kit\/http\/web\/(client|errorText)\.ts|\/kit\/i18n\/web\/|\/kit\/contract\/(fault|problem)\.ts|\/features\/people\/(session\/session\.(contract|words)|user\/user\.words)\.ts/,
      },
      { name: 'console', files: /\/app\/console\/open\.tsx/ },
      { name: 'icons', files: /\/@ant-design\/icons(-svg)?\/|\/LineIcon\.tsx/, isShared: true },
      { name: 'view', files: /\/kit\/(states|view)\/web\//, isShared: true },
      { name: 'list', files: /\/kit\/list\/web\/ListScreen\.tsx/ },
      {
        name: 'record',
        files:
          /\/kit\/record\/web\/(Form|View)Screen\.tsx|\/kit\/fields\/web\/(FieldRow|FieldText|OwnField)\.tsx|\/antd\/es\/(alert|collapse|modal|progress|radio)\/index/,
      },
      { name: 'cards', files: /\/cards\/(index|web)\.ts/ },
      { name: 'media', files: /\/kit\/(files|media)\//, isShared: true },
      { name: 'sound', files: /\/kit\/audio\//, isShared: true },
      { name: 'sorting', files: /\/kit\/dnd\//, isShared: true },
      {
        name: 'card-form',
        files: /\/kit\/card\/web\/edit\/(?!parts\/(?:Rubric|Part))|\/deck\/web\/form\/CardForm\.tsx/,
        isShared: true,
      },
      { name: 'player', files: /\/kit\/card\/web\/[A-Z]\w+\.tsx|\/deck\/web\/(play|view)\//, isShared: true },
      // Both editors of text read keys with it.
      { name: 'keys', files: /\/w3c-keyname\// },
      { name: 'code', files: /\/@(codemirror|lezer)\// },
      { name: 'activities', files: /\/activity\/(activity\.listed|freeSample\.contract)\.ts/ },
      {
        name: 'activity',
        files: /\/content\/(editor\/web\/(card|panes|problems|state|view)|activity)\//,
        isShared: true,
      },
      { name: 'calendar', files: /\/antd\/es\/date-picker\//, isShared: true },
    ],
  },
  ofFeatures,
)

/** The learner's page: whoever comes, the player, each type of card. */
export const learnGroups = groupsOf(
  {
    spoken: ['learner', 'sign-in'],
    layers: [
      { name: 'learn', files: /\/app\/learn\/(main|LearnApp)\.tsx/ },
      {
        name: 'activity',
        files:
          /\/player\/ActivityScreen\.tsx|\/kit\/card\/defineCard\.ts|\/kit\/(card\/web\/CardHeading|richText\/web\/RichTextView)\.tsx/,
      },
      {
        name: 'play',
        files: /\/kit\/(card\/web\/(?!arrange)|richText\/|value\/|view\/web\/LineIcon)/,
        isShared: true,
      },
      { name: 'sorting', files: /\/kit\/(dnd|card\/web\/arrange)\//, isShared: true },
      { name: 'media', files: /\/kit\/(audio|files|media|card\/(video|clip))/, isShared: true },
      { name: 'grading', files: /\/kit\/card\//, isShared: true },
    ],
  },
  ofCards,
)

/** A piece that several screens share is called after what it is of; the bundler would add the names of them all. */
const shortName = (name: string) => name.split('~')[0]

export const fileNames = {
  chunkFileNames: ({ name }: { readonly name: string }) => `assets/${shortName(name)}-[hash].js`,
  assetFileNames: ({ names: [name = ''] }: { readonly names: readonly string[] }) =>
    `assets/${shortName(name.replace(/\.\w+$/, ''))}-[hash][extname]`,
}
