/** What the protocol answers for itself, as its library reads errors. */
export class TusError extends Error {
  readonly status_code: number
  readonly body: string
  constructor({ status_code, body }: { readonly status_code: number; readonly body: string }) {
    super(body)
    this.status_code = status_code
    this.body = body
  }
}
