import { defineConfig } from 'vitest/config'

const everywhere = ['node_modules/**', 'dist/**', '.cache/**', 'data/**', 'e2e/**', 'torture/**', 'bench/**']
const onServer = ['**/server/**/*.test.ts']
const drawn = ['**/*.test.tsx', '**/web/**/*.test.ts']

/** Three worlds: pure rules, what stands on a database, and what is drawn. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...everywhere, ...onServer, ...drawn],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: onServer,
          exclude: everywhere,
          testTimeout: 60_000,
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
