import { expect, test } from 'vitest'
import { languageOf, languages, renderMessage, testMessage } from './messages.ts'

const parameters = {
  shop: 'Glas\n& Co',
  code: '120456',
  minutes: 10,
  address: 'https://shop.example',
}

test.each(languages)('%s has the code and the shop, without line breaks', (language) => {
  const sms = renderMessage('SMS', language, parameters)
  expect(sms).toContain('120456')
  expect(sms).toContain('Glas & Co')
  expect(sms).toContain('10')
  expect(sms.endsWith('\n\n@shop.example #120456')).toBe(true)
  const call = renderMessage('CALL', language, parameters)
  expect(call.split('1, 2, 0, 4, 5, 6')).toHaveLength(3)
  expect(call).not.toContain('\n')
  expect(testMessage(language)).not.toBe('')
})

test('on localhost the code is not bound to a page', () => {
  expect(
    renderMessage('SMS', 'en', { ...parameters, address: 'http://localhost:4000' }),
  ).not.toContain('@')
})

test.each([
  [['de-AT', 'en-US'], 'de'],
  [[null, 'pt-BR'], 'pt'],
  [['xx', undefined, ''], 'en'],
])('%j is spoken %s', (languages, language) => {
  expect(languageOf(...(languages as string[]))).toBe(language)
})
