import { createRequire } from 'node:module'
import { defineConfig } from 'vite'
import { compressed, pageBuild, themed } from './tools/vite.pages.ts'

const { resolve } = createRequire(import.meta.url)

/** The styles and the small script of the public pages, and the styles of the guide; the server fills in what they show. */
export default defineConfig({
  plugins: [themed(), compressed()],
  build: { ...pageBuild([resolve('./public.html'), resolve('./guide.html')]), emptyOutDir: false },
})
