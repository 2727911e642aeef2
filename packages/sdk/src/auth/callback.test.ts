import { expect, test } from 'vitest'
import { checkCallback, parseFromUrl } from './callback.ts'

test('the response is read from the fragment unless the mode is query', () => {
  const url = 'https://shop.test/back?code=q&state=qs#code=f&state=fs'
  expect(parseFromUrl(url)).toEqual({ code: 'f', state: 'fs' })
  expect(parseFromUrl(url, 'query')).toEqual({ code: 'q', state: 'qs' })
})

test('an error of the authorization page is read with its description', () => {
  expect(
    parseFromUrl('https://shop.test/back#error=access_denied&error_description=Not+yet&state=s'),
  ).toEqual({ code: '', state: 's', error: 'access_denied', errorDescription: 'Not yet' })
})

test('an address without a response gives empty texts', () => {
  expect(parseFromUrl('https://shop.test/back')).toEqual({ code: '', state: '' })
  expect(parseFromUrl('https://shop.test/back', 'query')).toEqual({ code: '', state: '' })
})

test.each([
  ['', 's', 'Missing code or _state'],
  ['c', '', 'Missing code or _state'],
  ['', '', 'Missing code or _state'],
  ['c', 'other', 'Invalid _state'],
])('code "%s" with state "%s" is refused: %s', (code, state, message) => {
  expect(() => checkCallback(code, state, 's')).toThrow(
    expect.objectContaining({ name: 'VitrineError', message }),
  )
})

test('a code with the state of the flow passes', () => {
  expect(() => checkCallback('c', 's', 's')).not.toThrow()
})
