/** The four languages of the interface; the first is the default (specification, section 1). */
export const languages = ['zh', 'en', 'es', 'ja'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'zh'

/** A tree of phrases. Counted phrases end in `_one`, `_many`, `_other`, as i18next reads them. */
export interface Phrases {
  readonly [key: string]: string | Phrases
}

type Counted<K> = K extends `${infer Stem}_one` | `${infer Stem}_many` | `${infer Stem}_other` ? Stem : never
type Plain<K> = K extends `${string}_one` | `${string}_many` | `${string}_other` ? never : K

/** What a translation of the phrases `T` must hold: every key; of counted phrases the forms that the language has. */
export type Translation<T> = {
  readonly [K in Plain<keyof T>]: T[K] extends string ? string : Translation<T[K]>
} & { readonly [K in `${Counted<keyof T>}_other`]: string } & {
  readonly [K in `${Counted<keyof T>}_${'one' | 'many'}`]?: string
}

type Leaf<K> = Counted<K> extends never ? K : Counted<K>
type KeysBelow<T, Depth extends 0[]> = Depth['length'] extends 4
  ? never
  : {
      [K in keyof T & string]: T[K] extends string ? Leaf<K> : `${K}.${KeysBelow<T[K], [...Depth, 0]>}`
    }[keyof T & string]

/** The dotted keys of the phrases `T`, e.g. `fields.name`, four levels deep; a counted phrase by its stem. */
export type PhraseKey<T> = KeysBelow<T, []>

/** A module of phrases a language, `export const zh = …`, which comes when it is needed. */
export type WordFiles<T> = {
  readonly en: () => Promise<{ readonly en: T }>
} & {
  readonly [L in Exclude<Language, 'en'>]: () => Promise<{ readonly [K in L]: Translation<T> }>
}

/** A feature's phrases by name; the type alone is known here, the words are loaded by language. */
export interface Namespace<T> {
  readonly name: string
  readonly files?: WordFiles<T>
  readonly phrases?: T
}

/** A namespace of whatever phrases, with its files. */
export interface LoadableWords {
  readonly name: string
  readonly files: { readonly [L in Language]: () => Promise<{ readonly [K in L]: object }> }
}

/** Names the phrases of a feature and says where they are; without files the type is given: `namespace<typeof en>('deck')`. */
export function namespace<T extends object>(
  name: string,
  files: WordFiles<T>,
): Namespace<T> & { readonly files: WordFiles<T> }
export function namespace<T>(name: string): Namespace<T>
export function namespace<T extends object>(name: string, files?: WordFiles<T>): Namespace<T> {
  return { name, ...(files && { files }) }
}

/** The phrases of these namespaces in a language, by their names. */
export async function phrasesIn(
  namespaces: readonly LoadableWords[],
  language: Language,
): Promise<Readonly<Record<string, Phrases>>> {
  const loaded = namespaces.map(async ({ name, files }) => {
    const { [language]: phrases }: { readonly [L in Language]?: object } = await files[language]()
    return [name, phrases as Phrases] as const
  })
  return Object.fromEntries(await Promise.all(loaded))
}

export type PhraseValues = Readonly<Record<string, string | number>>

/** A phrase to be translated later, into whatever language the reader has. */
export interface Phrase {
  readonly namespace: string
  readonly key: string
  readonly values?: PhraseValues
}

/** Builds a phrase whose key the compiler checks. */
export function phrase<T>(words: Namespace<T>, key: PhraseKey<T>, values?: PhraseValues): Phrase {
  return { namespace: words.name, key, ...(values && { values }) }
}

/** Gives a phrase in the language of its reader; browser and server each have an implementation. */
export type Translate = (phrase: Phrase) => string

/**
 * The language to use: the first of `preferred` (language tags such as `es-MX`, best first) that the interface speaks.
 */
export function chooseLanguage(preferred: readonly (string | null | undefined)[]): Language {
  for (const tag of preferred) {
    const found = languages.find((language) => tag?.toLowerCase().split(/[-_]/)[0] === language)
    if (found) return found
  }
  return defaultLanguage
}
