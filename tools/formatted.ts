import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { root } from './sources.ts'

/** A text laid out as the file at `path`, from the project's root, has to be: what a script writes passes the check. */
export async function formatted(path: string, text: string): Promise<string> {
  const filepath = join(root, path)
  return format(text, { ...(await resolveConfig(filepath)), filepath })
}
