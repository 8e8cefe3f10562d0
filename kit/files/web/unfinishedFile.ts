/** What a field needs to know of a file, whether it was sent now or chosen from the library. */
export interface UnfinishedFile {
  readonly id: number
  readonly url: string
  readonly name: string
  readonly mime: string
  /** In bytes. */
  readonly size: number
  readonly durationMs: number | null
}
