export interface ServerEvent {
  /** '' where the provider gives it no name. */
  readonly event: string
  readonly data: string
}

/** The lines of a text that comes in pieces; the last one may lack its end. */
async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    rest += piece
    // A line that grows by single letters is not read anew for each.
    if (!/[\r\n]/.test(piece)) continue
    // A carriage return at the very end may be half of a line break.
    const held = rest.endsWith('\r') ? '\r' : ''
    const lines = rest.slice(0, rest.length - held.length).split(/\r\n|\r|\n/)
    rest = (lines.pop() ?? '') + held
    yield* lines
  }
  yield* rest.split(/\r\n|\r|\n/)
}

/**
 * Server-sent events, as HTML's standard reads them, save that one at the very end needs no empty line after it. Comments
 * and events without data are left out.
 */
export async function* readServerEvents(pieces: AsyncIterable<string>): AsyncGenerator<ServerEvent> {
  let event = ''
  let data: string[] = []
  for await (const line of linesOf(pieces)) {
    if (line === '') {
      if (data.length > 0) yield { event, data: data.join('\n') }
      event = ''
      data = []
    }
    const value = line.slice(line.indexOf(':') + 1).replace(/^ /, '')
    if (line.startsWith('data:')) data.push(value)
    if (line.startsWith('event:')) event = value
  }
  if (data.length > 0) yield { event, data: data.join('\n') }
}
