import type { AnyEndpoint } from './client.ts'

/** How a picker finds the records of another resource. */
export interface PickedResource {
  readonly options: AnyEndpoint
}

interface KitSettings {
  /** Takes `file` and `purpose`, answers `{id, url, …}`. */
  readonly uploadEndpoint?: AnyEndpoint
  /** By the names that `pick`, `pickMany` and `linked` of contracts use. */
  readonly resources: Readonly<Record<string, PickedResource>>
}

let settings: KitSettings = { resources: {} }

/** Given once by the app: what the kit must know of features that it may not import. */
export function configureKit(part: Partial<KitSettings>): void {
  settings = { ...settings, ...part }
}

/** Adds resources that pickers offer: `registerResources({ career: { options: career.endpoints.options } })`. */
export function registerResources(resources: Readonly<Record<string, PickedResource>>): void {
  configureKit({ resources: { ...settings.resources, ...resources } })
}

/** Whether records of this resource can be picked already; a link that nobody needs waits until they can. */
export const isPicked = (name: string): boolean => name in settings.resources

export function pickedResource(name: string): PickedResource {
  const found = settings.resources[name]
  if (!found) throw new Error(`No picker is registered for the resource ${name}`)
  return found
}

export function uploadEndpoint(): AnyEndpoint {
  if (!settings.uploadEndpoint) throw new Error('configureKit has not named the upload endpoint')
  return settings.uploadEndpoint
}
