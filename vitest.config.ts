import { defineConfig } from 'vitest/config'
import { reporters } from './tools/vitest.summary.ts'

const everywhere = ['node_modules/**', 'dist/**', '.cache/**', 'data/**', 'e2e/**', 'bench/**']
const cruel = ['torture/**/*.test.ts']
/** What is done to a copy of the project, by its own tools. */
const trials = ['tools/**/*.trial.test.ts']
const onServer = ['**/server/**/*.test.ts', 'app/demo.test.ts']
const drawn = ['**/*.test.tsx', '**/web/**/*.test.ts']

/** Five worlds: pure rules, what stands on a database, what is drawn, what is done to a copy, and to a server on purpose. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // One more than the cores of a small machine: many tests wait, for a time limit, a restart or a poll.
    maxWorkers: 3,
    reporters: reporters(),
    // Longer than anything takes on a machine three times as slow; so are the limits of tests below: what runs into one hangs.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          isolate: false,
          include: ['**/*.test.ts'],
          exclude: [...everywhere, ...cruel, ...trials, ...onServer, ...drawn],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          // The whole product is imported once by each worker, not once by each file.
          isolate: false,
          include: onServer,
          exclude: everywhere,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'happy-dom',
          // The product is imported once by each worker, as on the server; with `npm test -- --both` each file has a page of its own.
          isolate: process.env['LECTERN_OWN_PAGES'] === 'true',
          setupFiles: ['kit/testing/web/freshPage.ts'],
          include: drawn,
          exclude: everywhere,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // Projects run in the order of their names: this one last, since beside it on two cores all others take three times as long.
          name: 'trial',
          environment: 'node',
          include: trials,
          testTimeout: 1_200_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'torture',
          environment: 'node',
          include: cruel,
          // One worker a core: its servers and browsers fill the machine.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: Number(process.env['TORTURE_TIMEOUT_MS'] ?? 600_000),
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
