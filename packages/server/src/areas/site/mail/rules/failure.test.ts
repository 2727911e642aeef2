import { expect, test } from 'vitest'
import { failureOf, ServerNotAllowed } from './failure.ts'

const errorWith = (properties: object) => Object.assign(new Error('It failed'), properties)

test.each([
  ['no such person', { code: 'EENVELOPE', responseCode: 550 }, 'refused', true],
  ['a full box', { code: 'EMESSAGE', responseCode: 450 }, 'refused', false],
  ['a wrong password', { code: 'EAUTH', responseCode: 535 }, 'sign-in', false],
  ['no connection', { code: 'ECONNREFUSED' }, 'unreachable', false],
  ['no encryption', { code: 'ETLS' }, 'unreachable', false],
  ['no such name', { code: 'EDNS' }, 'unreachable', false],
])('%s is distinguished', (_name, properties, kind, isFinal) => {
  expect(failureOf(errorWith(properties))).toEqual({ kind, description: 'It failed', isFinal })
})

test('the message of the server comes before ours, short and on one line', () => {
  const response = `550 5.1.1 No\r\nsuch person ${'x'.repeat(900)}`
  const { description: words } = failureOf(
    errorWith({ code: 'EENVELOPE', responseCode: 550, response }),
  )
  expect(words).toMatch(/^550 5\.1\.1 No such person x+$/)
  expect(words).toHaveLength(500)
})

test('a forbidden server is not a failure of the server', () => {
  expect(failureOf(new ServerNotAllowed('Not there'))).toMatchObject({ kind: 'not-allowed' })
})
