import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Gateway, TemplateValues } from '../model.ts'
import { renderRequest } from './render-request.ts'

const values: TemplateValues = {
  phone: '+4915123456789',
  text: '123456 is your code for "Glas & Co" <shop>',
  code: '123456',
  language: 'en',
  secret: 'me:s3cret',
}
const gateway = (changes: Partial<Gateway>): Gateway => ({
  url: 'https://gateway.example/messages',
  method: 'POST',
  headers: '',
  body: '',
  accepts: '',
  ...changes,
})

test('a form, with a secret that becomes a basic authorization', () => {
  const request = renderRequest(
    gateway({
      headers:
        'Authorization: Basic {secret:base64}\r\nContent-Type: application/x-www-form-urlencoded\n',
      body: 'To={phone}&From=Shop&Body={text}',
    }),
    values,
  )
  expect(request.headers).toEqual({
    authorization: 'Basic bWU6czNjcmV0',
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(Object.fromEntries(new URLSearchParams(request.body))).toEqual({
    To: values.phone,
    From: 'Shop',
    Body: values.text,
  })
})

test('an address', () => {
  const { url } = renderRequest(
    gateway({ url: 'https://gateway.example/send?to={phone:digits}&key={secret}&text={text}' }),
    values,
  )
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    to: '4915123456789',
    key: 'me:s3cret',
    text: values.text,
  })
})

test('XML within a form is escaped as XML first', () => {
  const { body } = renderRequest(
    gateway({
      headers: 'content-type: application/x-www-form-urlencoded',
      body: 'Twiml={text:xml}',
    }),
    values,
  )
  expect(new URLSearchParams(body).get('Twiml')).toBe(
    '123456 is your code for &#34;Glas &#38; Co&#34; &#60;shop&#62;',
  )
})

test('words that are not placeholders are unchanged', () => {
  const body = '{"to":"{phone}","other":"{name}","nested":{"code":"{code:upper}"}}'
  expect(renderRequest(gateway({ body }), values).body).toBe(
    '{"to":"+4915123456789","other":"{name}","nested":{"code":"{code:upper}"}}',
  )
})

test('no value changes the structure of JSON, a form or a header', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('"}', '&a=b', '\r\nX: y', '{code}'),
  )
  fc.assert(
    fc.property(text, text, (said, secret) => {
      const given = { ...values, text: said, secret }
      const headers = 'Content-Type: application/json\nX-Key: {secret}'
      const json = renderRequest(
        gateway({ headers, body: '{"a":"{text}","b":["{secret}"]}' }),
        given,
      )
      expect(JSON.parse(json.body)).toEqual({ a: said, b: [secret] })
      expect(Object.keys(json.headers)).toEqual(['content-type', 'x-key'])
      expect(json.headers['x-key']).not.toMatch(/[\r\n]/)
      const form = renderRequest(
        gateway({
          headers: 'Content-Type: application/x-www-form-urlencoded',
          body: 'a={text}&b=1',
        }),
        given,
      )
      expect([...new URLSearchParams(form.body).keys()]).toEqual(['a', 'b'])
    }),
  )
})
