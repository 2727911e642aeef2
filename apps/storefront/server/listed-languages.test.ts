import { expect, test } from 'vitest'
import { listedLanguages } from './listed-languages.ts'

test('a shop whose merchant has translated nothing is listed in its own language alone', () => {
  expect(listedLanguages('de-AT', {})).toEqual(['de'])
  expect(listedLanguages('he', {})).toEqual(['he'])
  expect(listedLanguages('sv', {})).toEqual(['en'])
})

test('a language with texts of the merchant is listed too', () => {
  expect(listedLanguages('en-GB', { he: { cart: 'הסל' }, en: {} })).toEqual(['en', 'he'])
})
