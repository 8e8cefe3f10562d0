import type { LoadableWords } from '#kit/i18n/words.ts'
import type { FaultRow } from './fault.ts'

/** What a feature registers with the house that both sides know; `app` lists all of them. */
export interface Feature {
  readonly contracts?: Readonly<Record<string, object>>
  readonly faults?: readonly Readonly<Record<string, FaultRow>>[]
  /** The phrases that the server needs of it: in refusals, sheets and messages. */
  readonly words?: readonly LoadableWords[]
  /** Those that the console loads with the screen that says them, not at its start. */
  readonly screenWords?: readonly LoadableWords[]
}

type PartOf<F, Key extends string> = F extends { readonly [K in Key]: infer Part } ? Part : never
type Intersected<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

/** The parts that features register under a key, in one object; each has names of its own. */
export const partsOf = <Features extends readonly object[], Key extends string>(
  features: Features,
  key: Key,
): Intersected<PartOf<Features[number], Key>> =>
  Object.assign(
    {},
    ...features.map((feature) => (feature as Readonly<Record<string, unknown>>)[key]),
  ) as Intersected<PartOf<Features[number], Key>>
