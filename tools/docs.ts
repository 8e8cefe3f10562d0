import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentSchema } from '#features/content/activity-transfer/documentSchema.ts'
import { apiDocument } from './docs/docs.api.ts'
import { faultsDocument } from './docs/docs.faults.ts'
import { formatted } from './formatted.ts'
import { root } from './sources.ts'

/** What `docs/` says of the contracts and of exported files, formatted like every other file, by path. */
export async function documents(): Promise<Readonly<Record<string, string>>> {
  const texts = {
    'docs/activity.schema.json': JSON.stringify(documentSchema()),
    'docs/api.md': apiDocument(),
    'docs/faults.md': faultsDocument(),
  }
  const laidOut = Object.entries(texts).map(
    async ([path, text]) => [path, await formatted(path, text)] as const,
  )
  return Object.fromEntries(await Promise.all(laidOut))
}

if (import.meta.main)
  for (const [path, text] of Object.entries(await documents())) {
    await writeFile(join(root, path), text)
    console.log(`wrote ${path}`)
  }
