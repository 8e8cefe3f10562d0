/** How PostgreSQL treats every connection of a server. */
export const settingsOfSession: Readonly<Record<string, string>> = {
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '30s',
  // Compiling a long statement, or starting helpers for a search, takes longer than it saves: a list took 3 s instead of 0.1.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
}

/** The same as a connection says it when it begins. */
export const atConnecting = {
  options: Object.entries(settingsOfSession)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
}
