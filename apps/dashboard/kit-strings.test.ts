import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { languages } from './app/messages/index.ts'
import { isUnused } from './kit-strings.ts'

const folder = fileURLToPath(
  new URL('../../node_modules/react-aria/dist/private/intl/combobox/', import.meta.url),
)
const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'))

test.each(languages)('the kit has its texts in %s, for every country', (language) => {
  const own = files.filter((name) => name.startsWith(`${language}-`))
  expect(own).not.toEqual([])
  expect(own.filter((name) => isUnused(folder + name))).toEqual([])
})

test('the kit has no texts in other languages', () => {
  expect(isUnused(`${folder}fi-FI.mjs`)).toBe(true)
})
