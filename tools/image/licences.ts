import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { listFiles, root } from '../sources.ts'
import { manifestOf, withDependencies } from './packages.ts'

/** Debian's packages whose files the image takes along. */
const ofSystem = ['libc6', 'libstdc++6', 'libgcc-s1']

const isLicence = (path: string) => /^(licen[cs]e|copying|notice)/i.test(basename(path))

/** The licences of all that the image holds: of packages in the server and in the pages, of Node and of the system's libraries. */
export function writeLicences(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const packages = withDependencies(Object.keys(manifestOf('.').dependencies))
  writeFileSync(join(folder, 'packages.txt'), packages.map(entryOf).join('\n'))
  const ofNode = join(dirname(process.execPath), '..', 'LICENSE')
  if (existsSync(ofNode)) copyFileSync(ofNode, join(folder, 'node.txt'))
  for (const name of ofSystem) {
    const copyright = `/usr/share/doc/${name}/copyright`
    if (existsSync(copyright)) copyFileSync(copyright, join(folder, `${name}.txt`))
  }
}

function entryOf(folder: string): string {
  const { version, license } = manifestOf(folder)
  const own = listFiles([folder]).filter((path) => dirname(path) === folder && isLicence(path))
  const texts = own.map((path) => readFileSync(join(root, path), 'utf8').trim())
  const name = `${folder.split('node_modules/').at(-1)} ${version ?? ''}`
  return [`${'='.repeat(80)}\n${name}`, texts.join('\n\n') || `Licence: ${JSON.stringify(license)}`, ''].join(
    '\n\n',
  )
}
