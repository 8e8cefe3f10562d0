import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../dist/offline')
const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => undefined)

/** The player of offline pages, read when it is asked for: an export is rare. */
export async function offlinePlayer(): Promise<{ script: string; style: string } | undefined> {
  const [script, style] = await Promise.all([read('player.js'), read('player.css')])
  return script === undefined || style === undefined ? undefined : { script, style }
}
