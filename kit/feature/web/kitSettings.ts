import type { ComponentType } from 'react'
import type { Who } from '#kit/contract/role.ts'
import type { Phrase } from '#kit/i18n/words.ts'
import type { AnyEndpoint } from '#kit/http/web/client.ts'

/** How a picker finds the records of another resource. */
export interface PickedResource {
  readonly options: AnyEndpoint
  /** Sent along, where only some of the records are offered under this name. */
  readonly query?: Readonly<Record<string, string>>
  /** What makes one that is not found; absent: its own form does. */
  readonly makes?: PickerCreate
}

/** Makes a record of a name alone, by whoever may. */
export interface PickerCreate {
  readonly endpoint: AnyEndpoint
  readonly nameField: string
  /** The move that makes it available to pick, where a new one is not yet. */
  readonly move?: { readonly endpoint: AnyEndpoint; readonly status: string }
}

/** The calls that draw pictures from a prompt, and that give the sizes and styles to choose from. */
export interface PictureMaker {
  readonly who: Who
  /** Answers `{hasPictures}`: whether anything that draws is connected. */
  readonly state: AnyEndpoint
  readonly generations: AnyEndpoint
  readonly choices: AnyEndpoint
}

/** The history of a record, shown beside it to those who may read it. */
export interface RecordHistory {
  readonly who: Who
  readonly title: Phrase
  /** May come later (`lazy`). */
  readonly View: ComponentType<{ readonly resource: string; readonly id: number }>
}

/** Where an AI gets connected for everyone, and who may do it. */
export interface ConnectScreen {
  readonly href: string
  readonly who: Who
}

/** Where the overview of a record comes from. */
export interface OverviewSource {
  /** Takes `id`, answers `RecordOverview` of `kit/record/overview.ts`. */
  readonly endpoint: AnyEndpoint
  /** The namespace of its phrases: `figures.*`, `moves.<resource>.<state>`, `steps.*`, `actions.*`, `next`, `part`. */
  readonly words: string
}

/** The calls that hold for a person what they set up in lists, on the server. */
export interface ListCalls {
  /** `get` answers `{lists}`, settings of columns by list; `update` sets those that it names. */
  readonly settings: { readonly get: AnyEndpoint; readonly update: AnyEndpoint }
  /** `list` answers the saved views of a list (`kit/list/savedView.ts`). */
  readonly views: {
    readonly list: AnyEndpoint
    readonly create: AnyEndpoint
    readonly update: AnyEndpoint
    readonly delete: AnyEndpoint
  }
}

interface KitSettings {
  /** Beside the title of every screen, from its address alone. */
  readonly HeadMark?: ComponentType
  readonly connectScreen?: ConnectScreen
  /** Without them what is set up in a list lasts as long as its screen. */
  readonly lists?: ListCalls
  /** Takes `file` and `purpose`, answers `{id, url, …}`. */
  readonly uploadEndpoint?: AnyEndpoint
  /** The page of stored files: takes `name`, `kind`, `purpose`. */
  readonly libraryEndpoint?: AnyEndpoint
  readonly pictureMaker?: PictureMaker
  readonly recordHistory?: RecordHistory
  /** Where a review of this resource is decided; undefined where it is decided on the spot. */
  readonly decisionHref?: (resource: string, id: number) => string | undefined
  /** By resource; the view screens of those named here show numbers and what comes next. */
  readonly overviews?: Readonly<Record<string, OverviewSource>>
  /** The state in which the public reads a record, by resource; those named here can be shared. */
  readonly sharedStates?: Readonly<Record<string, string>>
  /** By the names that `pick`, `pickMany` and `linked` of contracts use. */
  readonly resources: Readonly<Record<string, PickedResource>>
}

const unset: KitSettings = { resources: {} }
let settings = unset

/** Given once by the app: what the kit must know of features that it may not import. */
export function configureKit(part: Partial<KitSettings>): void {
  settings = { ...settings, ...part }
}

/** Takes back all that was given, for tests that share a page. */
export function resetKit(): void {
  settings = unset
}

/** Adds resources that pickers offer: `registerResources({ career: { options: career.endpoints.options } })`. */
export function registerResources(resources: Readonly<Record<string, PickedResource>>): void {
  configureKit({ resources: { ...settings.resources, ...resources } })
}

/** Whether records of this resource can be picked already; a link that nobody needs waits until they can. */
export const isPicked = (name: string): boolean => name in settings.resources

/**
 * How records of a resource are found and named in pickers.
 * @throws Error where no picker is registered for it
 */
export function pickedResource(name: string): PickedResource {
  const found = settings.resources[name]
  if (!found) throw new Error(`No picker is registered for the resource ${name}`)
  return found
}

/**
 * The call that takes files.
 * @throws Error where `configureKit` has not named one
 */
export function uploadEndpoint(): AnyEndpoint {
  if (!settings.uploadEndpoint) throw new Error('configureKit has not named the upload endpoint')
  return settings.uploadEndpoint
}

/** The page of stored files; undefined where this page offers no library. */
export const libraryEndpoint = (): AnyEndpoint | undefined => settings.libraryEndpoint

/** What stands beside the title of a screen; undefined where nothing does. */
export const headMark = (): ComponentType | undefined => settings.HeadMark

/** Where an AI gets connected; undefined where this page leads nowhere. */
export const connectScreen = (): ConnectScreen | undefined => settings.connectScreen

/** The calls that draw pictures; undefined where this page has none drawn. */
export const pictureMaker = (): PictureMaker | undefined => settings.pictureMaker

/** The address at which a record of this resource is reviewed, where there is one. */
export const decisionHref = (resource: string, id: number): string | undefined =>
  settings.decisionHref?.(resource, id)

/** The state in which the public reads records of this resource; undefined where there is nothing to share. */
export const sharedState = (resource: string): string | undefined => settings.sharedStates?.[resource]

/** Where the overview of this resource's records comes from; undefined where they have none. */
export const overviewSource = (resource: string): OverviewSource | undefined => settings.overviews?.[resource]

/** The view of a record's history; undefined where this page shows none. */
export const recordHistory = (): RecordHistory | undefined => settings.recordHistory

/** The calls for what is set up in lists; undefined where nothing of it is remembered. */
export const listCalls = (): ListCalls | undefined => settings.lists
