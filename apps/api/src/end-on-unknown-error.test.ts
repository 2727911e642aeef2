import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const program = fileURLToPath(new URL('end-on-unknown-error.ts', import.meta.url))

/** A process that ends with the status it is given, and in which something goes wrong. */
const run = (mishap: string) =>
  spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      `const { endOnUnknownError } = await import(${JSON.stringify(program)})
       const log = { fatal: ({ error }, message) => console.log(message, error.message) }
       endOnUnknownError(log, (status) => { console.log('ended in order'); process.exitCode = status })
       ${mishap}`,
    ],
    { encoding: 'utf8' },
  )

test.each([
  ['a rejected promise', `Promise.reject(new Error('forgotten'))`],
  ['an exception', `setTimeout(() => { throw new Error('forgotten') })`],
])('an uncaught %s is logged, and the process shuts down cleanly', (_name, mishap) => {
  const { status, stdout } = run(mishap)
  expect(stdout).toContain('Uncaught error; the process ends forgotten\nended in order')
  expect(status).toBe(1)
})
