/** Random access to the bytes of a file on a disk, in memory or in a browser, which is never read as a whole. */
export interface ByteSource {
  /** In bytes. */
  readonly size: number
  /** `length` bytes from position `at`; fewer where the file ends. */
  read(at: number, length: number): Promise<Uint8Array>
  /** Bytes as text; a character may be cut at their end. Undefined where they are no such text. */
  decode(bytes: Uint8Array, encoding: string): string | undefined
}

/** The same bytes as a DataView, without a copy; positions in it count from the first of these bytes. */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Bytes as ISO 8859-1 text, for signatures and tags; `to` is excluded. */
export const latin = (bytes: Uint8Array, from = 0, to = bytes.length): string =>
  String.fromCharCode(...bytes.subarray(from, to))

/** Whether the first bytes are these, each 0 to 255: the signature of a file format. */
export const begins = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  bytes.length >= start.length && start.every((byte, index) => bytes[index] === byte)
