import { expect, test } from 'vitest'
import { pluginText } from './plugin-text.ts'

test.each([
  [{ en: 'Points', de: 'Punkte' }, 'de-AT', 'Punkte'],
  [{ en: 'Points', de: 'Punkte' }, 'fr', 'Points'],
  [{ fr: 'Points de fidélité' }, 'de', 'Points de fidélité'],
  [{}, 'de', ''],
])('the text %j in %s is %j', (texts, language, text) => {
  expect(pluginText(texts, language)).toBe(text)
})
