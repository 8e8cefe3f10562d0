import { dirname, relative, sep } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { root } from './tools/sources.ts'

const fromRoot = (path: string) => relative(root, path).split(sep).join('/')

/** Modules in a bundle still find what lies beside their source: workers, assets, migrations. */
const besideSources: Plugin = {
  name: 'beside-sources',
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('node_modules')) return null
    const url = `new URL(${JSON.stringify(`../../${fromRoot(id)}`)}, import.meta.url).href`
    const folder = `(import.meta.dirname + ${JSON.stringify(`/../../${fromRoot(dirname(id))}`)})`
    return code.replaceAll(/\bimport\.meta\.(url|dirname)\b/g, (_, part) => (part === 'url' ? url : folder))
  },
}

/**
 * The server in a few files: Node keeps the text of every module that it loads, and from sources those are 2,500. Packages
 * stay where npm put them, but for those that are many modules themselves.
 */
export default defineConfig({
  plugins: [besideSources],
  ssr: { noExternal: [/^drizzle-orm(\/|$)/, /^zod(\/|$)/] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node24',
    copyPublicDir: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      // The server, and the operator's commands beside it.
      input: { main: 'app/server/main.ts', cli: 'app/server/cli.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
