import { defineConfig } from 'vitest/config'

const node = (name: string, include: string[], globalSetup: string[] = []) => ({
  extends: true as const,
  test: { name, include, globalSetup, environment: 'node' as const },
})
const database = ['packages/testkit/src/global-setup.ts']

export default defineConfig({
  test: {
    pool: 'forks',
    // Files share what they import: most of the time went into loading the modules anew for each.
    isolate: false,
    maxWorkers: 2,
    // Long enough for a busy machine: these end what hangs, they do not judge speed.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      node('contract', ['packages/contract/**/*.test.ts']),
      node('addresses', ['packages/addresses/**/*.test.ts']),
      node('money', ['packages/money/**/*.test.ts']),
      node('pricing', ['packages/pricing/**/*.test.ts']),
      node('sdk', ['packages/sdk/**/*.test.ts']),
      node('messages', ['packages/messages/**/*.test.{ts,tsx}']),
      node('ui', ['packages/ui/**/*.test.{ts,tsx}']),
      node('redirect', ['packages/redirect/**/*.test.ts']),
      node('react', ['packages/react/**/*.test.{ts,tsx}'], database),
      node('demo', ['packages/demo/**/*.test.ts']),
      node(
        'server',
        ['packages/server/**/*.test.ts', 'packages/testkit/**/*.test.ts', 'tests/**/*.test.ts'],
        database,
      ),
      node('storefront', ['apps/storefront/**/*.test.{ts,tsx}']),
      node('dashboard', ['apps/dashboard/**/*.test.{ts,tsx}']),
      node('api', ['apps/api/**/*.test.ts'], database),
      node('tools', ['tools/**/*.test.ts']),
    ],
  },
})
