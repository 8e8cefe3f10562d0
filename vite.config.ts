import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { antdStyles } from './tools/antdStyles.ts'

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '8787'}`
const compressible = /\.(js|css|html|svg|json)$/
const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

/** Compresses once at build, at the highest level, so that the server only sends what lies there. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    // After writing: before it, other plugins still change the code.
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => compressible.test(name))
      await Promise.all(names.map((name) => compressFile(join(dir, name))))
    },
  }
}

async function compressFile(path: string): Promise<void> {
  const source = await readFile(path)
  if (source.length < 1024) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
  await writeFile(`${path}.br`, await packBrotli(source, { params }))
  await writeFile(`${path}.gz`, await packGzip(source, { level: 9 }))
}

/** A text area measures its rows with a style attribute, which the page's policy refuses; the style's text may be set. */
function policySafe(): Plugin {
  return {
    name: 'policy-safe',
    transform(code, id) {
      if (!id.includes('/@rc-component/input/es/calculateNodeHeight.js')) return undefined
      return { code: code.replace(/setAttribute\('style', (.+)\);/, 'style.cssText = $1;'), map: null }
    },
  }
}

/** In development the player's page answers under /learn, and everything else is the console, as on the server. */
function pages(): Plugin {
  return {
    name: 'pages',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        if (path === '/learn' || (path.startsWith('/learn/') && !path.includes('.')))
          request.url = '/learn.html'
        next()
      })
    },
  }
}

const folder = (id: string) => id.replaceAll('\\', '/')
const languageOf = /\/words\/(?:shell\/|sign-in\/)?(en|zh|es|ja)\.ts$/
const atSignIn = /\/(kit\/words|features\/(session|user)\/words|app\/words\/sign-in)\//

const isCard = /\/(cards|deck)\//

type Area = 'learner' | 'sign-in' | 'console'

function areaOf(id: string): Area | null {
  if (isCard.test(id)) return null
  if (/\/features\/learn\//.test(id)) return 'learner'
  return atSignIn.test(id) ? 'sign-in' : 'console'
}

/** One chunk of phrases for each language and area: the learner's pages, signing in, and the rest of the console. */
function wordsChunk(area: Area) {
  return (id: string): string | null => {
    const language = languageOf.exec(folder(id))?.[1]
    return language && areaOf(folder(id)) === area ? `words-${area}-${language}` : null
  }
}

const { resolve } = createRequire(import.meta.url)

export default defineConfig({
  plugins: [antdStyles(), policySafe(), react(), pages(), compressed()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // Sizes are watched by the bench, in what is really sent.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: { console: resolve('./index.html'), learn: resolve('./learn.html') },
      output: {
        codeSplitting: {
          // The higher priority first: a group takes along what its modules import.
          groups: [
            { name: wordsChunk('learner'), priority: 3 },
            { name: wordsChunk('sign-in'), priority: 2 },
            { name: wordsChunk('console'), priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/console-api': api, '/files': api },
  },
})
