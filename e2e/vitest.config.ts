import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['*.e2e.ts'],
    globalSetup: ['./global-setup.ts'],
    testTimeout: 240_000,
    hookTimeout: 180_000,
    // A busy machine renders late; missing elements still fail.
    expect: { poll: { timeout: 60_000 } },
    // Journeys share a shop: without a cache of durations, files run in the same order everywhere.
    cache: false,
    pool: 'forks',
    maxWorkers: 2,
  },
})
