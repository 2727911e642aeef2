import { describe, expect, test } from 'vitest'
import { isEnveloped, unwrap, wrapInEnvelope } from './raw-envelope.ts'

const message = (method: string, headers: Record<string, string> = {}) => ({
  method,
  path: '/',
  query: '',
  header: (name: string) => headers[name],
  baseUrl: 'http://shop.test',
  network: 'test',
  body: undefined,
})
const wrap = (text: string) => ({ body: Buffer.from(text).toString('base64') })

describe('an envelope', () => {
  test('is a body with nothing but a body, or a GET that names its module', () => {
    expect(isEnveloped(message('POST'), wrap('{}'))).toBe(true)
    expect(isEnveloped(message('POST'), { ...wrap('{}'), token: 'x' })).toBe(false)
    expect(isEnveloped(message('POST', { 'x-wix-bi-gateway': 'x' }), { token: 'x' })).toBe(false)
    expect(isEnveloped(message('GET', { 'x-wix-bi-gateway': 'x' }), undefined)).toBe(true)
    expect(isEnveloped(message('GET'), undefined)).toBe(false)
  })

  test('is unwrapped', () => {
    expect(unwrap(wrap('{"token":"ü"}'))).toEqual({ token: 'ü' })
    expect(unwrap({ token: 'x' })).toEqual({ token: 'x' })
  })

  test.each(['nonsense', '[]', '"text"', 'null', ''])('with %s inside is refused', (text) => {
    expect(() => unwrap(wrap(text))).toThrow('must be base64 of a JSON object')
  })

  test('has status, headers and body of a response', () => {
    const reply = wrapInEnvelope({
      status: 302,
      headers: { location: '/', 'set-cookie': ['a=1', 'b=2'] },
      body: null,
    })
    expect(reply.status).toBe(200)
    expect(JSON.parse(String(reply.body))).toEqual({
      body: '',
      statusCode: 302,
      headers: [
        { key: 'location', value: '/' },
        { key: 'set-cookie', value: 'a=1' },
        { key: 'set-cookie', value: 'b=2' },
      ],
    })
  })
})
