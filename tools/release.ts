import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './sources.ts'

const kinds = ['major', 'minor', 'patch'] as const
export type ReleaseKind = (typeof kinds)[number]

const usage = `npm run release -- ${kinds.join('|')}
What CHANGELOG.md says under 'Unreleased' becomes the new version's; version, commit and tag follow.`

/** Why nothing was released, said to whoever asked. */
export class ReleaseProblem extends Error {}

/** The next version by semantic versioning (semver.org, 2.0.0): `0.1.0` by `minor` is `0.2.0`. */
export function nextVersion(version: string, kind: ReleaseKind): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  if (kind === 'major') return `${major + 1}.0.0`
  return kind === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

const heading = '## Unreleased'

/**
 * The change log with its unreleased entries under the version and the day, `2026-11-25`, and an empty place for the next ones.
 *
 * @throws ReleaseProblem where nothing is unreleased
 */
export function withRelease(log: string, version: string, day: string): string {
  const [before = '', after] = log.split(`${heading}\n`)
  if (after === undefined) throw new ReleaseProblem(`CHANGELOG.md has no '${heading}'.`)
  const entries = after.split('\n## ')[0]?.trim() ?? ''
  if (entries === '')
    throw new ReleaseProblem('Nothing is unreleased: say in CHANGELOG.md what users notice.')
  return `${before}${heading}\n\n## ${version} (${day})\n\n${after.trimStart()}`
}

/** The same manifest with another version; `package-lock.json` says it twice. */
const withVersion = (manifest: string, from: string, to: string, times: number): string =>
  Array.from({ length: times }).reduce<string>(
    (text) => text.replace(`"version": "${from}"`, `"version": "${to}"`),
    manifest,
  )

/** Releases what a clone has: version, change log, one commit, one tag; answers the new version. */
export function release(folder: string, kind: ReleaseKind, day: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  if (git('status', '--porcelain') !== '') throw new ReleaseProblem('Commit what is changed, or put it away.')
  const { version: current }: { version: string } = JSON.parse(read('package.json'))
  const version = nextVersion(current, kind)
  if (git('tag', '--list', `v${version}`) !== '') throw new ReleaseProblem(`v${version} is released already.`)
  const log = withRelease(read('CHANGELOG.md'), version, day)
  write('package.json', withVersion(read('package.json'), current, version, 1))
  write('package-lock.json', withVersion(read('package-lock.json'), current, version, 2))
  write('CHANGELOG.md', log)
  git('commit', '--quiet', '--all', '--message', `Release ${version}`)
  git('tag', '--annotate', `v${version}`, '--message', `Lectern ${version}`)
  return version
}

if (import.meta.main) {
  const kind = kinds.find((one) => one === process.argv[2])
  try {
    if (!kind) throw new ReleaseProblem(usage)
    const version = release(root, kind, new Date().toISOString().slice(0, 10))
    console.log(`Released ${version}. Next: git push --follow-tags`)
  } catch (error) {
    if (!(error instanceof ReleaseProblem)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
