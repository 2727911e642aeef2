import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

test('each line of the log is JSON with level, time and context, without secrets', () => {
  const lines: string[] = []
  const logger = createLogger('info')
  Object.assign(logger, { [streamOf(logger)]: { write: (line: string) => lines.push(line) } })
  logger.debug({ siteId: 'one' }, 'Not of this level')
  logger.warn(
    { siteId: 'one', token: 'secret', request: { authorization: 'secret', path: '/cart' } },
    'It took long',
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('secret')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    time: expect.any(Number),
    msg: 'It took long',
    siteId: 'one',
    request: { path: '/cart' },
  })
})

/** The library has its stream behind a symbol. */
function streamOf(logger: object): symbol {
  const found = Object.getOwnPropertySymbols(logger).find(
    (one) => one.description === 'pino.stream',
  )
  if (!found) throw new Error('There is no stream')
  return found
}
