import pg from 'pg'

/** Where connections share sessions, names of statements would clash: of the embedded database all do, of a pooler some. */
export class NamelessClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const send = this.query.bind(this) as (...args: unknown[]) => unknown
    this.query = ((query: unknown, ...rest: unknown[]) =>
      send(isNamed(query) ? { ...query, name: undefined } : query, ...rest)) as pg.Client['query']
  }
}

const isNamed = (query: unknown): query is { readonly name: string } =>
  typeof query === 'object' && query !== null && 'name' in query && typeof query.name === 'string'
