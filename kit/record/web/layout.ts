import type { Fields } from '#kit/contract/field.ts'

export interface FormSection {
  /** Its title is `sections.<key>`. */
  readonly key: string
  readonly fields: readonly string[]
}

/** How a form is laid out; what it holds is the contract's. */
export interface FormLayout {
  readonly sections: readonly FormSection[]
}

/** Fields that one control of the form writes together, by the control's name. */
type Controls = Readonly<Record<string, readonly string[]>>

interface Laid {
  readonly name: string
  readonly fields: Fields
}

type Unplaced<R extends Laid, S extends readonly FormSection[], C extends Controls> = Exclude<
  keyof R['fields'] & string,
  S[number]['fields'][number] | C[keyof C][number]
>

type Placed<R extends Laid, S extends readonly FormSection[], C extends Controls> = [
  Unplaced<R, S, C>,
] extends [never]
  ? unknown
  : { readonly problem: `The layout of ${R['name']} has no place for ${Unplaced<R, S, C>}` }

/** A layout that has a place for every field of its resource: the compiler names the one that has none. */
export const layoutOf = <
  const R extends Laid,
  const S extends readonly FormSection[],
  const C extends Controls = Record<never, never>,
>(
  _resource: R,
  sections: S & Placed<R, S, C>,
  _controls?: C,
): FormLayout => ({ sections })
