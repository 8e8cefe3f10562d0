import type { en } from '#kit/i18n/words/en.ts'
import type { Fields } from './field.ts'

type Shared = keyof (typeof en)['fields']
type More = Readonly<Record<string, unknown>>
/** A list of rows says besides what each of their fields is called. */
type Label<F> = F extends { readonly kind: 'rows'; readonly fields: infer Inner }
  ? { readonly label: string } & { readonly [Name in keyof Inner]: Label<Inner[Name]> } & More
  : string

/**
 * What the phrases of a resource must have: a label for each of its fields that the kit does not name. English is held to it
 * (`satisfies FieldWords<typeof career>`), the other languages to English.
 */
export type FieldWords<R extends { readonly fields: Fields }> = {
  readonly fields: {
    readonly [Name in Exclude<keyof R['fields'], Shared> & string]: Label<R['fields'][Name]>
  } & More
} & More
