import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What renders the public pages on the server, in one file that nothing but the server loads. */
export default defineConfig({
  plugins: [react()],
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'app/public/render.tsx',
    outDir: 'dist/render',
    target: 'node24',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { output: { entryFileNames: 'render.js', codeSplitting: false } },
  },
})
