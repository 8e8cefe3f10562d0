import { spawn } from 'node:child_process'
import {
  createServer as createHttpServer,
  request,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { readFile } from 'node:fs/promises'
import { createServer as createNetServer } from 'node:net'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { follow } from './process.ts'
import { root } from './sources.ts'

const host = process.env.HOST || '127.0.0.1'
const port = Number(process.env.PORT || 8787)

/** One port to open: vite answers modules and pages with reload, everything else is the server's. */
async function main(): Promise<number> {
  const behind = await freePort()
  const http = createHttpServer()
  const vite = await createServer({
    appType: 'custom',
    root,
    server: { middlewareMode: true, hmr: { server: http } },
  })
  http.on('request', (ask: IncomingMessage, answer: ServerResponse) => {
    vite.middlewares(ask, answer, () => {
      void (isNavigation(ask) ? sendPage(vite, ask, answer) : pass(behind, ask, answer))
    })
  })
  await new Promise<void>((resolve, reject) => http.once('error', reject).listen(port, host, resolve))
  console.log(`\nOpen http://${host}:${port} (reloads when a file changes)\n`)
  const server = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', 'app/server/main.ts', ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(behind), ...publicUrl() },
    },
  )
  const code = await follow(server)
  await vite.close()
  return code
}

function publicUrl(): Record<string, string> {
  return { PUBLIC_URL: process.env.PUBLIC_URL || `http://${host}:${port}` }
}

function isNavigation({ method, url = '/', headers }: IncomingMessage): boolean {
  const isOfServer = /^\/(console-api|files|healthz|readyz|metrics)\b/.test(url)
  return method === 'GET' && !isOfServer && (headers.accept ?? '').includes('text/html')
}

async function sendPage(vite: ViteDevServer, { url = '/' }: IncomingMessage, answer: ServerResponse) {
  const page = /^\/(login|learn)\b/.exec(url)?.[1] ?? 'console'
  try {
    const html = await readFile(join(root, 'app', page, 'index.html'), 'utf8')
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.end(await vite.transformIndexHtml(`/app/${page}/index.html`, html, url))
  } catch (error) {
    answer.writeHead(500).end(String(error))
  }
}

/** Hands the request to the server as it came; streams stay streams. */
function pass(behind: number, ask: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = ask
  const onward = request({ host: '127.0.0.1', port: behind, method, path: url, headers }, (back) => {
    answer.writeHead(back.statusCode ?? 502, back.headers)
    back.pipe(answer)
  })
  onward.on('error', () => answer.headersSent || answer.writeHead(502).end('the server is starting'))
  answer.on('close', () => onward.destroy())
  ask.pipe(onward)
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createNetServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

process.exit(await main())
