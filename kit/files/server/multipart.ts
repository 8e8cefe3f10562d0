/** The size of every part but the last, in bytes: one size for all, as some stores ask for, and above the least that S3 takes. */
export const partBytes = 8 * 1024 * 1024

export interface StoredKey {
  readonly key: string
  /** Unix milliseconds by the store's clock. */
  readonly changedAt: number
}

/** A part as the store knows it; `tag` is the store's own, by which it is named when the whole is put together. */
export interface StoredPart {
  readonly number: number
  /** In bytes. */
  readonly size: number
  readonly tag: string
}

/** An object that is not whole yet. */
export interface BegunObject {
  readonly key: string
  /** The store's own name of what was begun. */
  readonly uploadId: string
}

/** What was begun and is not whole, with the time when it was begun. */
export interface ListedBegun extends BegunObject {
  /** Unix milliseconds by the store's clock. */
  readonly begunAt: number
}

/** What was begun is not in the store any more: a rule of its operator dropped it, or somebody else did. */
export class LostObject extends Error {}

/**
 * Objects that are put together of parts inside the store, so that any server may send the next part. Keys of unfinished ones
 * stand in folders (`uploads/…`), which `FileStore.list` does not enter.
 */
export interface Multipart {
  begin(key: string): Promise<string>
  /** Numbers rise from the first part to the last, from 1 to 10,000; some may be missing. @throws LostObject */
  putPart(object: BegunObject, number: number, path: string): Promise<StoredPart>
  /** Puts the parts together, and drops others that were sent; nothing happens where that was done before, or the parts are gone. */
  complete(object: BegunObject, parts: readonly StoredPart[]): Promise<void>
  /** Drops what was sent of an object, if it is there. */
  abort(object: BegunObject): Promise<void>
  /** Copies an object within the store. */
  copy(from: string, to: string, type: string): Promise<void>
  /** Whole objects whose keys begin like this. */
  listObjects(prefix: string): AsyncIterable<StoredKey>
  /** Begun objects whose keys begin like this; some stores tell of none, and drop them by themselves after a day or so. */
  listBegun(prefix: string): AsyncIterable<ListedBegun>
}
