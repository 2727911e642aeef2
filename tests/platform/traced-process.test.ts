import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startCollector } from './collector.fixture.ts'

const program = fileURLToPath(new URL('traced-process.fixture.ts', import.meta.url))
const run = promisify(execFile)

/** Runs a process with these variables, and says which packages of OpenTelemetry it has loaded. */
async function loadedPackages(env: Record<string, string>): Promise<string[]> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', program], {
    env: { ...process.env, ...env },
  })
  const loaded = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as string[]
  const names = loaded.map((file) => /\/node_modules\/(@opentelemetry\/[^/]+)\//.exec(file)?.[1])
  return [...new Set(names.filter((name) => name !== undefined))]
}

test('a process without an endpoint loads nothing of OpenTelemetry', async () => {
  expect(await loadedPackages({ OTEL_SERVICE_NAME: 'shop' })).toEqual([])
})

test('the standard variables switch traces on, and set their endpoint and service name', async () => {
  const collector = await startCollector()
  try {
    const loaded = await loadedPackages({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=of-the-operator',
      OTEL_SERVICE_NAME: 'shop-of-the-operator',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=staging',
    })
    // Proves that the other test would detect loaded modules.
    expect(loaded).toContain('@opentelemetry/sdk-trace-base')
    expect(collector.spans().map(({ name }) => name)).toContain('sites.getSite')
    expect(collector.resources()[0]).toMatchObject({
      'service.name': 'shop-of-the-operator',
      'deployment.environment.name': 'staging',
    })
    expect(collector.requests[0]?.headers['x-collector-key']).toBe('of-the-operator')
  } finally {
    await collector.stop()
  }
})

test('a process ends in order when its collector is unavailable', async () => {
  const collector = await startCollector()
  await collector.stop()
  expect(await loadedPackages({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })).not.toEqual([])
})
