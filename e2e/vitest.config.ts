import { defineConfig } from 'vitest/config'

// Journeys share one machine and one browser at a time, and none gets a second try.
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    fileParallelism: false,
    retry: 0,
    // As long as a step may take: nothing here measures time.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
