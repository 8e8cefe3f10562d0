/** An answer with a code other than 0, said in the shown language by the server. */
export class Refusal extends Error {
  readonly code: number
  readonly data: unknown
  /** What is wrong with each field, by its path. */
  readonly fields: Readonly<Record<string, string>>

  constructor(code: number, message: string, data: unknown) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.data = data
    this.fields = fieldsIn(data)
  }
}

function fieldsIn(data: unknown): Record<string, string> {
  if (typeof data !== 'object' || data === null || !('fields' in data)) return {}
  const { fields } = data
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(Object.entries(fields).map(([path, message]) => [path, String(message)]))
}

/** Whether the code of a refusal is `code`; false for network errors. */
export const isRefusal = (error: unknown, code?: number): error is Refusal =>
  error instanceof Refusal && (code === undefined || error.code === code)

/** Whether a read or an upload was given up on purpose. */
export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'
