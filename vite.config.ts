import { createRequire } from 'node:module'
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
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => compressible.test(fileName))
      for (const file of files) {
        const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        if (source.length < 1024) continue
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
        this.emitFile({
          type: 'asset',
          fileName: `${file.fileName}.br`,
          source: await packBrotli(source, { params }),
        })
        this.emitFile({
          type: 'asset',
          fileName: `${file.fileName}.gz`,
          source: await packGzip(source, { level: 9 }),
        })
      }
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

/** One chunk of phrases for each language and area: what signing in needs, and the rest of the console. */
function wordsChunk(area: 'sign-in' | 'console') {
  return (id: string): string | null => {
    const language = languageOf.exec(folder(id))?.[1]
    const isCard = /\/(cards|deck)\//.test(folder(id))
    if (!language || isCard || atSignIn.test(folder(id)) !== (area === 'sign-in')) return null
    return `words-${area}-${language}`
  }
}

const { resolve } = createRequire(import.meta.url)

export default defineConfig({
  plugins: [antdStyles(), react(), pages(), compressed()],
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
