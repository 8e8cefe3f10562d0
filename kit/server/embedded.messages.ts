/** Messages that must reach the engine together: everything up to Sync, a simple query, or a Flush. */
export interface Batch {
  kind: 'batch'
  bytes: Uint8Array
  /** False after a Flush: more of the same batch will follow, and nobody else may come between. */
  isLast: boolean
}

export type Piece = Batch | { kind: 'refuseEncryption' } | { kind: 'goodbye' }

const protocolVersion3 = 196608
const cancelRequest = 80877102
const encryptionRequests = new Set([80877103, 80877104])

/** Cuts the bytes of one connection into batches. PostgreSQL's protocol 3.0, message formats. */
export class MessageReader {
  private rest = Buffer.alloc(0)
  private batch: Buffer[] = []
  private hasStarted = false

  read(data: Uint8Array): Piece[] {
    this.rest = this.rest.length > 0 ? Buffer.concat([this.rest, data]) : Buffer.from(data)
    const pieces: Piece[] = []
    for (let piece = this.next(); piece !== undefined; piece = this.next()) {
      if (piece !== 'more') pieces.push(piece)
    }
    return pieces
  }

  private next(): Piece | 'more' | undefined {
    return this.hasStarted ? this.nextMessage() : this.nextGreeting()
  }

  private nextGreeting(): Piece | undefined {
    const bytes = this.cut(0)
    if (!bytes) return undefined
    const code = bytes.readInt32BE(4)
    if (encryptionRequests.has(code)) return { kind: 'refuseEncryption' }
    // A query cannot be cancelled: the engine runs on the thread that would have to hear of it.
    if (code === cancelRequest || code !== protocolVersion3) return { kind: 'goodbye' }
    this.hasStarted = true
    return { kind: 'batch', bytes, isLast: true }
  }

  private nextMessage(): Piece | 'more' | undefined {
    const message = this.cut(1)
    if (!message) return undefined
    const type = String.fromCharCode(message[0] ?? 0)
    if (type === 'X') return { kind: 'goodbye' }
    this.batch.push(message)
    if (type !== 'S' && type !== 'Q' && type !== 'H') return 'more'
    const bytes = Buffer.concat(this.batch)
    this.batch = []
    return { kind: 'batch', bytes, isLast: type !== 'H' }
  }

  /** A whole message from the front of what is left; its length stands after `offset` bytes. */
  private cut(offset: number): Buffer | undefined {
    if (this.rest.length < offset + 4) return undefined
    const length = offset + this.rest.readInt32BE(offset)
    if (this.rest.length < length) return undefined
    const message = this.rest.subarray(0, length)
    this.rest = this.rest.subarray(length)
    return message
  }
}
