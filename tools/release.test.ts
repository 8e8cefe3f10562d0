import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nextVersion, release } from './release.ts'
import { root } from './sources.ts'

test.each([
  ['0.1.9', 'patch', '0.1.10'],
  ['0.1.9', 'minor', '0.2.0'],
  ['1.4.2', 'major', '2.0.0'],
] as const)('after %s a %s release is %s', (version, kind, next) => {
  expect(nextVersion(version, kind)).toBe(next)
})

describe('a release, in a copy', () => {
  let copy: string
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' }).trim()
  const read = (file: string) => readFileSync(join(copy, file), 'utf8')
  const day = '2026-11-25'
  const { version: current }: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const next = nextVersion(current, 'minor')

  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'lectern-release-'))
    for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(root, file), join(copy, file))
    writeFileSync(
      join(copy, 'CHANGELOG.md'),
      '# Changes\n\n## Unreleased\n\n- A new thing.\n\n## 0.0.1 (2026-01-01)\n\n- The first thing.\n',
    )
    git('init', '--quiet')
    git('config', 'user.name', 'Nobody')
    git('config', 'user.email', 'nobody@example.com')
    git('add', '.')
    git('commit', '--quiet', '--message', 'Begin')
  })
  afterEach(() => rmSync(copy, { recursive: true }))

  test('sets the version in one commit with a tag, and moves what was unreleased under it', () => {
    expect(release(copy, 'minor', day)).toBe(next)
    expect(JSON.parse(read('package.json'))).toMatchObject({ version: next })
    expect(JSON.parse(read('package-lock.json'))).toMatchObject({
      version: next,
      packages: { '': { version: next } },
    })
    expect(read('CHANGELOG.md')).toBe(
      `# Changes\n\n## Unreleased\n\n## ${next} (${day})\n\n- A new thing.\n\n## 0.0.1 (2026-01-01)\n\n- The first thing.\n`,
    )
    expect(git('log', '-1', '--format=%s')).toBe(`Release ${next}`)
    expect(git('describe', '--exact-match')).toBe(`v${next}`)
    expect(git('status', '--porcelain')).toBe('')
  })

  test('is refused where nothing is unreleased, and changes nothing', () => {
    release(copy, 'minor', day)
    const before = git('rev-parse', 'HEAD')
    expect(() => release(copy, 'patch', day)).toThrow('Nothing is unreleased')
    expect(git('rev-parse', 'HEAD')).toBe(before)
    expect(git('status', '--porcelain')).toBe('')
  })

  test('is refused where something is not committed, or the version is released already', () => {
    writeFileSync(join(copy, 'more.txt'), 'more')
    expect(() => release(copy, 'minor', day)).toThrow('Commit what is changed')
    rmSync(join(copy, 'more.txt'))
    git('tag', `v${next}`)
    expect(() => release(copy, 'minor', day)).toThrow('released already')
  })
})

test('the change log of the project has a place for what is unreleased', () => {
  expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toContain('\n## Unreleased\n')
})
