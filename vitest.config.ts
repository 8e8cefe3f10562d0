import { defineConfig } from 'vitest/config'

const everywhere = ['node_modules/**', 'dist/**', '.cache/**', 'data/**', 'e2e/**', 'torture/**', 'bench/**']
const drawn = ['**/*.test.tsx', '**/web/**/*.test.ts']

// Two worlds: what runs in Node (agreement, server, tools) and what is drawn (screens, in happy-dom).
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...everywhere, ...drawn],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: drawn,
          exclude: everywhere,
          testTimeout: 15_000,
        },
      },
    ],
  },
})
