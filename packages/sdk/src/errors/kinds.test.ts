import { expect, test } from 'vitest'
import { errorOfReply } from './kinds.ts'

const refused = (status: number, body: unknown) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return errorOfReply(new Response(text, { status, headers: { 'X-Wix-Request-Id': 'r-1' } }), text)
}
const violation = (field: string, description: string) => ({
  field,
  description,
  violatedRule: 'FORMAT',
  data: {},
})

test('invalid fields are listed in alphabetical order after INVALID_ARGUMENT', () => {
  const fieldViolations = [violation('query.paging', 'is odd'), violation('id', 'is missing')]
  const error = refused(400, { message: 'x', details: { validationError: { fieldViolations } } })
  expect(error).toMatchObject({
    kind: 'validation',
    code: 'INVALID_ARGUMENT',
    message: 'INVALID_ARGUMENT: "id" is missing, "query.paging" is odd',
    status: 400,
    requestId: 'r-1',
  })
  expect(error.violations.map(({ field }) => field)).toEqual(['id', 'query.paging'])
})

test('a validation error takes precedence over an application error', () => {
  const details = {
    validationError: { fieldViolations: [violation('id', 'is missing')] },
    applicationError: { code: 'ODD', description: 'odd', data: {} },
  }
  expect(refused(400, { message: 'x', details }).kind).toBe('validation')
})

test('a validation error without a list of fields is still one', () => {
  const error = refused(400, { details: { validationError: {} } })
  expect(error).toMatchObject({ kind: 'validation', message: 'INVALID_ARGUMENT', violations: [] })
})

test('an application error has code, description and data', () => {
  const applicationError = { code: '-19995', description: 'Taken', data: { email: 'a@b.test' } }
  expect(refused(409, { message: 'm', details: { applicationError } })).toMatchObject({
    kind: 'application',
    code: '-19995',
    message: 'Taken',
    data: { email: 'a@b.test' },
    status: 409,
  })
})

test.each([
  [401, 'Request is missing authentication data', 'UNAUTHENTICATED'],
  [403, 'Insufficient permissions', 'PERMISSION_DENIED'],
])('the message of HTTP %i is unchanged', (status, description, code) => {
  const applicationError = { code, description, data: {} }
  expect(refused(status, { message: description, details: { applicationError } }).message).toBe(
    description,
  )
})

test('a response without details is an application error with the status as its code', () => {
  expect(refused(404, { message: 'No such page' })).toMatchObject({
    kind: 'application',
    code: '404',
    message: 'No such page',
  })
})

test.each([
  ['no JSON at all', '<html>'],
  ['JSON that is no object', '"oops"'],
  ['an internal failure', { details: { applicationError: { code: 'INTERNAL', data: {} } } }],
])('%s is a system error with its request id', (_, body) => {
  expect(refused(500, body)).toMatchObject({
    kind: 'system',
    message: 'System error occurred',
    code: undefined,
    requestId: 'r-1',
  })
})
