import type { FilePurpose, PicturePurpose } from '#kit/contract/file.ts'

/** The files that a record shows from now on; those that it showed before and shows no more are released. */
export interface FileUses {
  readonly resource: string
  readonly resourceId: number
  /** Pictures by address, as upload gave it; `field` is where a refusal is shown. */
  readonly pictures: readonly {
    readonly field: string
    readonly url: string
    readonly purpose: PicturePurpose
  }[]
  readonly fileIds: readonly number[]
}

export interface IncomingFile {
  readonly name: string
  readonly bytes: Uint8Array
  readonly purpose: FilePurpose
}

/** Bytes that count against quotas until they are released or stored. */
export interface SpaceReservation {
  readonly id: string
  release(): Promise<void>
}

/** A file with addresses that work; of pictures and films with width and height in pixels. */
export interface ShownFile {
  readonly url: string
  /** '' where there is no small picture of it. */
  readonly thumbUrl: string
  readonly name: string
  readonly mime: string
  /** In bytes. */
  readonly size: number
  readonly width: number | null
  readonly height: number | null
  /** Of sounds and films, where it is known. */
  readonly durationMs: number | null
}

export interface UploadedFile {
  readonly name: string
  readonly bytes: Buffer
}
