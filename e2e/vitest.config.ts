import { defineConfig } from 'vitest/config'
import { reporters } from '../tools/vitest.summary.ts'

// Two journeys at a time, each in a browser of its own: one alone leaves half of two cores unused. None gets a second try.
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    maxWorkers: 2,
    reporters: reporters(),
    isolate: false,
    retry: 0,
    // As long as a step may take: nothing here measures time.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
})
