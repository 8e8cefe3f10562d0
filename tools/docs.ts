import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentSchema } from '#features/content/activity-transfer/documentSchema.ts'
import { paletteSheet } from '#kit/theme/palette.ts'
import { apiDocument } from './docs/docs.api.ts'
import { faultsDocument } from './docs/docs.faults.ts'
import { formatted } from './formatted.ts'
import { root } from './sources.ts'

/** What is written of the contracts, of exported files and of the palette, formatted like every other file, by path. */
export async function documents(): Promise<Readonly<Record<string, string>>> {
  const texts = {
    'docs/activity.schema.json': JSON.stringify(documentSchema()),
    'docs/api.md': apiDocument(),
    'docs/faults.md': faultsDocument(),
    'kit/theme/web/palette.css': `/* Made of kit/theme/palette.ts by npm run docs. */\n${paletteSheet()}`,
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
