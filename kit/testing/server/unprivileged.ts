import { execFileSync } from 'node:child_process'

/** Who a process runs as, by number. */
export interface Owner {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL and what belongs to it refuse to run as root: then the user of its package, otherwise nobody else. */
export function unprivilegedOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
