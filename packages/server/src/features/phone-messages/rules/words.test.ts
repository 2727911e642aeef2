import { expect, test } from 'vitest'
import { languageOf, languages, testWords, wordsOf } from './words.ts'

const said = { shop: 'Glas\n& Co', code: '120456', minutes: 10, address: 'https://shop.example' }

test.each(languages)('%s has the code, the shop and nothing that spans lines', (language) => {
  const sms = wordsOf('SMS', language, said)
  expect(sms).toContain('120456')
  expect(sms).toContain('Glas & Co')
  expect(sms).toContain('10')
  expect(sms.endsWith('\n\n@shop.example #120456')).toBe(true)
  const call = wordsOf('CALL', language, said)
  expect(call.split('1, 2, 0, 4, 5, 6')).toHaveLength(3)
  expect(call).not.toContain('\n')
  expect(testWords(language)).not.toBe('')
})

test('on this machine alone there is no page to be bound to', () => {
  expect(wordsOf('SMS', 'en', { ...said, address: 'http://localhost:4000' })).not.toContain('@')
})

test.each([
  [['de-AT', 'en-US'], 'de'],
  [[null, 'pt-BR'], 'pt'],
  [['xx', undefined, ''], 'en'],
])('%j is spoken %s', (wishes, language) => {
  expect(languageOf(...(wishes as string[]))).toBe(language)
})
