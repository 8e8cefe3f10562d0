import type { Fields } from '#kit/contract/field.ts'
import type { LoadableWords } from '#kit/i18n/words.ts'
import type { Command } from './command.ts'
import type { OverviewSource, PickedResource } from './kitSettings.ts'
import type { Screens } from './screen.ts'

/** How a record of the operation log is read, and where it is opened, from there and from what the search finds. */
export interface LoggedRecord {
  /** By which values are shown as the form shows them; those of a large contract come when they are needed. */
  readonly fields?: Fields | (() => Promise<Fields>)
  /** The screen that shows a record, up to its number. */
  readonly view?: string
  /** The list that finds a record by its name, up to that; where no screen shows it. */
  readonly list?: string
}

/** What the console's side of a feature registers with the house; `app` lists all of them. */
export interface FeatureWeb {
  /** What the console says of it. */
  readonly words?: readonly LoadableWords[]
  readonly screens?: Screens
  /** What can be begun from anywhere. */
  readonly commands?: readonly Command[]
  /** The resources whose records other screens pick, by the names that contracts use. */
  readonly pickers?: Readonly<Record<string, PickedResource>>
  /** The state in which the public reads a record, by the names of resources that can be shared. */
  readonly shares?: Readonly<Record<string, string>>
  /** What the view screen of a record says beyond the record, by the names of resources. */
  readonly overviews?: Readonly<Record<string, OverviewSource>>
  /** By the names under which the operation log knows its records. */
  readonly records?: Readonly<Record<string, LoggedRecord>>
}
