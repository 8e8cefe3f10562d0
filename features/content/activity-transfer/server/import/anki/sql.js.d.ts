/** What is used of SQLite in WebAssembly; its published types redefine those of the whole compiler that made it. */
declare module 'sql.js' {
  export type SqlValue = number | string | Uint8Array | null
  export interface Statement {
    step(): boolean
    get(): SqlValue[]
    free(): boolean
  }
  export interface Database {
    run(sql: string, values?: readonly SqlValue[]): this
    prepare(sql: string): Statement
    export(): Uint8Array
    close(): void
  }
  export default function initSqlJs(): Promise<{ readonly Database: new (bytes?: Uint8Array) => Database }>
}
