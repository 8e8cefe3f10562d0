/** Messages that must reach the engine together: everything up to Sync, a simple query, or a Flush. */
export interface Batch {
  kind: 'batch'
  bytes: Uint8Array
  /** False after a Flush: more of the same batch will follow, and nobody else may come between. */
  isLast: boolean
}

export type ClientRequest = Batch | { kind: 'refuseEncryption' } | { kind: 'goodbye' }

const protocolVersion3 = 196608
const encryptionRequests = new Set([80877103, 80877104])
const goodbye = { kind: 'goodbye' } as const

/** Cuts the bytes of one connection into batches. PostgreSQL's protocol 3.0, message formats. */
export class MessageReader {
  private rest = Buffer.alloc(0)
  private batch: Buffer[] = []
  private hasStarted = false

  read(data: Uint8Array): ClientRequest[] {
    this.rest = this.rest.length > 0 ? Buffer.concat([this.rest, data]) : Buffer.from(data)
    const requests: ClientRequest[] = []
    for (let message = this.cut(); message !== undefined; message = this.cut()) {
      const request = this.hasStarted ? this.collect(message) : this.greet(message)
      if (request) requests.push(request)
      if (request?.kind === 'goodbye') this.rest = Buffer.alloc(0)
    }
    return requests
  }

  private greet(bytes: Buffer): ClientRequest {
    const code = bytes.length < 8 ? 0 : bytes.readInt32BE(4)
    if (encryptionRequests.has(code)) return { kind: 'refuseEncryption' }
    // Not even to cancel a query: the engine runs on the thread that would have to receive it.
    if (code !== protocolVersion3) return goodbye
    this.hasStarted = true
    return { kind: 'batch', bytes, isLast: true }
  }

  private collect(message: Buffer): ClientRequest | undefined {
    const type = String.fromCharCode(message[0] ?? 0)
    if (type === 'X' || message.length < 5) return goodbye
    this.batch.push(message)
    if (type !== 'S' && type !== 'Q' && type !== 'H') return undefined
    const bytes = Buffer.concat(this.batch)
    this.batch = []
    return { kind: 'batch', bytes, isLast: type !== 'H' }
  }

  /** A whole message from the front of what is left: its type (a greeting has none), its length, its body. */
  private cut(): Buffer | undefined {
    const offset = this.hasStarted ? 1 : 0
    if (this.rest.length < offset + 4) return undefined
    // A length below its own four bytes is not the protocol: too short a message ends the connection.
    const length = Math.max(offset + this.rest.readInt32BE(offset), 1)
    if (this.rest.length < length) return undefined
    const message = this.rest.subarray(0, length)
    this.rest = this.rest.subarray(length)
    return message
  }
}
