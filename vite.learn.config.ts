import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { installable } from './tools/vite.installable.ts'
import { learnGroups } from './tools/vite.chunks.ts'
import { compressed, pageBuild, themed, withoutWriting } from './tools/vite.pages.ts'
import { withoutSchemas } from './tools/vite.withoutSchemas.ts'

const { resolve } = createRequire(import.meta.url)

/** The learner's small page, into the folder that the console's build has emptied. */
export default defineConfig({
  plugins: [
    withoutWriting(),
    withoutSchemas(),
    react(),
    installable(resolve('./app/learn/worker/worker.ts')),
    themed(),
    compressed(),
  ],
  build: {
    ...pageBuild(resolve('./learn.html'), learnGroups),
    emptyOutDir: false,
  },
})
