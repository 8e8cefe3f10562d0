import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lightDarkBrowsers, withoutWriting } from './tools/vite.pages.ts'

/** The player in one script and one style, which an export writes into a page that needs no network. */
export default defineConfig({
  plugins: [withoutWriting(), react()],
  build: {
    target: 'es2022',
    cssTarget: lightDarkBrowsers,
    outDir: 'dist/offline',
    assetsInlineLimit: 10_000_000,
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      input: 'app/offline/main.tsx',
      output: { codeSplitting: false, entryFileNames: 'player.js', assetFileNames: 'player[extname]' },
    },
  },
})
