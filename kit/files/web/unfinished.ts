import type { PreviousUpload, UrlStorage } from 'tus-js-client'

const prefix = 'upload:'
/** As long as the server stores a part; after that there is nothing to go on with. */
const retentionMs = 24 * 3600 * 1000

/** An upload that stopped in the middle, as this browser remembers it. */
export interface Unfinished {
  readonly name: string
  readonly purpose: string
  /** In bytes. */
  readonly size: number
}

function entries(): PreviousUpload[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => read(key) ?? [])
}

function read(key: string): PreviousUpload | undefined {
  try {
    const upload = JSON.parse(localStorage.getItem(key) ?? 'null') as PreviousUpload | null
    if (upload && Date.now() - new Date(upload.creationTime).getTime() < retentionMs)
      return { ...upload, urlStorageKey: key }
  } catch {
    // What cannot be read is of no use to anybody.
  }
  localStorage.removeItem(key)
  return undefined
}

/** Where an upload finds its earlier part again after a reload: by what the file is called, its size and its time. */
export const unfinishedStorage: UrlStorage = {
  findAllUploads: async () => entries(),
  findUploadsByFingerprint: async (fingerprint) =>
    entries().filter(({ urlStorageKey }) => urlStorageKey === prefix + fingerprint),
  removeUpload: async (key) => localStorage.removeItem(key),
  async addUpload(fingerprint, upload) {
    const key = prefix + fingerprint
    localStorage.setItem(key, JSON.stringify(upload))
    return key
  },
}

/** The same file, chosen again for the same purpose, has the same one; a recording has none. */
export const fingerprintOf = (file: Blob, purpose: string): string | undefined =>
  file instanceof File && file.lastModified > 0
    ? [purpose, file.name, file.size, file.lastModified].join('/')
    : undefined

/** Removes what this browser remembers of all uploads, whoever chose the files. */
export function forgetUploads(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}

/** Removes what this browser remembers of one upload; the part on the server goes by itself after its day. */
export const forgetUnfinished = (fingerprint: string): void => localStorage.removeItem(prefix + fingerprint)

/** Uploads for a purpose that stopped in the middle: whoever chooses the file again goes on from there. */
export const unfinishedFor = (purpose: string): readonly Unfinished[] =>
  entries()
    .map(({ metadata, size }) => ({
      name: metadata['name'] ?? '',
      purpose: metadata['purpose'] ?? '',
      size: size ?? 0,
    }))
    .filter((one) => one.purpose === purpose)
