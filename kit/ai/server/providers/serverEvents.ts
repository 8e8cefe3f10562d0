export interface ServerEvent {
  /** '' where the provider gives it no name. */
  readonly event: string
  readonly data: string
}

/** The lines of a text that comes in chunks; the last one may lack its end. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    rest += chunk
    // A line that grows by single letters is not read anew for each.
    if (!/[\r\n]/.test(chunk)) continue
    // A carriage return at the very end may be half of a line break.
    const lastReturn = rest.endsWith('\r') ? '\r' : ''
    const lines = rest.slice(0, rest.length - lastReturn.length).split(/\r\n|\r|\n/)
    rest = (lines.pop() ?? '') + lastReturn
    yield* lines
  }
  yield* rest.split(/\r\n|\r|\n/)
}

/**
 * Server-sent events, as HTML's standard reads them, save that one at the very end needs no empty line after it. Comments
 * and events without data are left out.
 */
export async function* readServerEvents(chunks: AsyncIterable<string>): AsyncGenerator<ServerEvent> {
  let event = ''
  let data: string[] = []
  for await (const line of linesOf(chunks)) {
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
