import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** LibreOffice, where it is installed: for tests that read what it writes. */
export const office = ['/usr/bin/soffice', '/usr/local/bin/soffice'].find((path) => existsSync(path))

/** Saves documents as `docx`, `pptx` or `xlsx` into `out` of this folder, under their own names. */
export async function saveByOffice(folder: string, kind: string, paths: readonly string[]): Promise<void> {
  if (!office || paths.length === 0) return
  const own = `-env:UserInstallation=file://${folder}/profile`
  const target = ['--convert-to', kind, '--outdir', join(folder, 'out')]
  await promisify(execFile)(office, [own, '--headless', ...target, ...paths], { timeout: 250_000 })
}
