// Runs before `npm start` and `npm test`, on a fresh clone under whatever Node the machine has (20 or newer),
// so: built-in modules and plain JavaScript only.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.mjs'
import { isCurrent, runtimeProblem } from './runtime.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.lectern-lock')
const machine = [process.platform, process.arch]
const ownNode = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

await installPackages()
if (process.argv.includes('--tests')) await installBrowser()

async function installPackages() {
  const wanted = stamp()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  if (!isInstalled()) await install()
  checkRuntime()
  writeFileSync(stampFile, wanted)
}

async function install() {
  // NODE_ENV=production would leave out what builds the console.
  const npm = npmCommand([
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  if (!(await run('Installing packages', npm))) {
    fail('npm could not install the packages; its reason is above.')
  }
}

/** Native parts differ by machine, so a folder that was copied to another one installs again. */
function stamp() {
  const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  return `${lock.digest('hex')} ${machine.join(' ')}\n`
}

/** After `npm install x` by hand nothing is missing: npm's own note of what it put here agrees with the lock. */
function isInstalled() {
  const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {})
  const locked = read(join(root, 'package-lock.json'))
  const present = read(join(modules, '.package-lock.json'))
  const fits = (name) =>
    [locked[name].os, locked[name].cpu].every((list, at) => !list || list.includes(machine[at]))
  const same = (name) => locked[name] && present[name]?.integrity === locked[name].integrity
  const needed = Object.keys(locked).filter((name) => name !== '' && !locked[name].optional)
  return (
    needed.every((name) => present[name] && same(name)) &&
    Object.keys(present).every((name) => same(name) && fits(name))
  )
}

function npmCommand(args) {
  const cli = process.env.npm_execpath
  return cli ? [process.execPath, cli, ...args] : ['npm', ...args]
}

/**
 * npm scripts find `node_modules/.bin/node` first; it must run and be no older than what is tested with, or the machine's
 * own must do, which they find once the other is away.
 */
function checkRuntime() {
  const own = existsSync(ownNode) ? versionOf(ownNode, process.env.PATH) : undefined
  const machines = versionOf('node', systemPath())
  const problem = runtimeProblem({ wanted: wantedNode(), own, machines, machine })
  if (problem) fail(problem)
  if (!isCurrent(own, wantedNode())) rmSync(ownNode, { force: true })
}

/** The newest Node that the lock brings to any machine. */
function wantedNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const versions = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'))
  return versions.map(([, version]) => version).reduce((one, other) => (isCurrent(one, other) ? one : other))
}

function versionOf(command, path) {
  const env = { ...process.env, PATH: path }
  const { status, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8', env, shell: isWindows() })
  return status === 0 ? stdout.trim().replace(/^v/, '') : undefined
}

function systemPath() {
  const separator = isWindows() ? ';' : ':'
  return (process.env.PATH ?? '')
    .split(separator)
    .filter((dir) => !dir.includes('node_modules'))
    .join(separator)
}

async function installBrowser() {
  const missing = [...(findChromium() ? [] : ['chromium']), ...(hasChineseFont() ? [] : ['fonts-noto-cjk'])]
  if (missing.length === 0) return
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (!isDebianRoot) {
    console.log(
      `The browser journeys need ${missing.join(' and ')}: please install with your system's package manager.`,
    )
    return
  }
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${missing.join(' ')}`
  const command = ['sh', '-c', `{ ${install}; } >/dev/null`]
  const isDone = await run(`Installing ${missing.join(', ')}`, command, { DEBIAN_FRONTEND: 'noninteractive' })
  // Not the end: everything but the browser journeys can still be tested.
  if (!isDone) console.log('apt-get failed, its reason is above; the browser journeys will fail.')
}

function hasChineseFont() {
  if (process.platform !== 'linux') return true
  const fonts = spawnSync('fc-list', [':lang=zh', 'file'], { encoding: 'utf8' })
  return fonts.status === 0 && fonts.stdout.trim() !== ''
}

/** One line when it begins, one each quarter of a minute, one when it is done. */
async function run(title, [command, ...args], env = {}) {
  const begun = Date.now()
  const seconds = () => `${Math.round((Date.now() - begun) / 1000)} s`
  console.log(`${title} …`)
  const tick = setInterval(() => console.log(`  still at it, ${seconds()}`), 15_000)
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: isWindows() && command === 'npm',
  })
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(127))
    child.on('close', resolve)
  })
  clearInterval(tick)
  if (code === 0) console.log(`${title}: done in ${seconds()}`)
  return code === 0
}

function isWindows() {
  return process.platform === 'win32'
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
