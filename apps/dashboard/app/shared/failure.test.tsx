import { VitrineError } from '@vitrine/sdk'
import { expect, test } from 'vitest'
import { Failure } from './failure.tsx'
import { textOf, unreachable } from './render.fixture.tsx'

const answered = (status: number, requestId?: string) =>
  textOf(
    <Failure
      error={
        new VitrineError({ kind: 'system', message: 'System error occurred', status, requestId })
      }
    />,
  )

test('a server error without a body shows what to do, and its time', () => {
  const text = answered(500)
  expect(text).toContain('What you entered is still here: wait a moment and try again.')
  expect(text).toMatch(/Time \S+/)
  expect(text).not.toContain('Request ')
})

test('a server error with a request number shows it', () => {
  expect(answered(500, 'request-9')).toContain('Request request-9')
})

test.each([502, 503, 504])('a response of %d shows that the server is busy', (status) => {
  expect(answered(status)).toContain('try again in a few seconds')
})

test('without a response a connection error is shown, without a time', () => {
  const text = textOf(<Failure error={unreachable} />)
  expect(text).toContain('Check the connection')
  expect(text).not.toContain('Time')
})
