import { defineConfig } from 'vitest/config'

const project = (name: string, include: string[], globalSetup: string[] = []) => ({
  extends: true as const,
  test: { name, include, globalSetup, environment: 'node' as const },
})

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
    // Each project loads what it imports for itself, so there are few.
    projects: [
      project('rules', [
        'packages/{addresses,contract,create-vitrine,demo,messages,money,pricing,redirect,sdk,theme,ui}/**/*.test.{ts,tsx}',
        'apps/{dashboard,storefront}/**/*.test.{ts,tsx}',
      ]),
      project(
        'server',
        [
          'packages/{react,server,testkit}/**/*.test.{ts,tsx}',
          'apps/api/**/*.test.ts',
          'tests/**/*.test.ts',
        ],
        ['packages/testkit/src/global-setup.ts'],
      ),
      project('tools', ['tools/**/*.test.ts']),
    ],
  },
})
