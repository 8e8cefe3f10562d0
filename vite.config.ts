import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { antdStyles } from './tools/antdStyles.ts'
import { consoleGroups } from './tools/vite.chunks.ts'
import { compressed, pageBuild, policySafe, themed, versioned } from './tools/vite.pages.ts'

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '8787'}`

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

const { resolve } = createRequire(import.meta.url)

/** The console. The learner's page is built by itself, so that it shares no chunk with what only the console needs. */
export default defineConfig({
  plugins: [antdStyles(), policySafe(), react(), pages(), themed(), versioned(), compressed()],
  build: pageBuild(resolve('./index.html'), consoleGroups),
  server: {
    host: '127.0.0.1',
    proxy: {
      // Rendered by the server, from the last build.
      '^/learn/(course|product|activity|creator)/\\d+': api,
      '/help': api,
      '/console-api': api,
      '/files': api,
    },
  },
})
