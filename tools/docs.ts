import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { documentSchema } from '#features/content/activity-transfer/documentSchema.ts'
import { apiDocument } from './docs/docs.api.ts'
import { faultsDocument } from './docs/docs.faults.ts'
import { root } from './sources.ts'

/** What `docs/` says of the contracts and of exported files, formatted like every other file, by path. */
export async function documents(): Promise<Readonly<Record<string, string>>> {
  const config = await resolveConfig(join(root, 'docs/api.md'))
  const formatted = (text: string, parser = 'markdown') => format(text, { ...config, parser })
  return {
    'docs/activity.schema.json': await formatted(JSON.stringify(documentSchema()), 'json'),
    'docs/api.md': await formatted(apiDocument()),
    'docs/faults.md': await formatted(faultsDocument()),
  }
}

if (import.meta.main)
  for (const [path, text] of Object.entries(await documents())) {
    await writeFile(join(root, path), text)
    console.log(`wrote ${path}`)
  }
