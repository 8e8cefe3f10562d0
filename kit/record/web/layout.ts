import type { Fields } from '#kit/contract/field.ts'

export interface FormSection {
  /** Its title is `sections.<key>`. */
  readonly key: string
  readonly fields: readonly string[]
}

/** Fields that one control of the form writes together, by the control's name. */
type Controls = Readonly<Record<string, readonly string[]>>

/** How a form is laid out; what it holds is the contract's. */
export interface FormLayout {
  readonly sections: readonly FormSection[]
  readonly controls?: Controls
  /** What a new record is asked at first; all else stands behind a button. Titles are `sections.<key>` too. */
  readonly steps?: readonly FormSection[]
}

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

/** A step shows what the whole form shows too. */
interface StepOf<S extends readonly FormSection[]> extends FormSection {
  readonly fields: readonly S[number]['fields'][number][]
}

/** A layout that has a place for every field of its resource: the compiler names the one that has none. */
export const layoutOf = <
  const R extends Laid,
  const S extends readonly FormSection[],
  const C extends Controls = Record<never, never>,
>(
  _resource: R,
  sections: S & Placed<R, S, C>,
  controls?: C,
  steps?: readonly StepOf<S>[],
): FormLayout => ({ sections, ...(controls && { controls }), ...(steps && { steps }) })

/** The fields that sections write, by themselves or by their controls. */
export const fieldsWritten = (
  { controls = {} }: FormLayout,
  sections: readonly FormSection[],
): ReadonlySet<string> =>
  new Set(sections.flatMap(({ fields }) => fields.flatMap((name) => [name, ...(controls[name] ?? [])])))
