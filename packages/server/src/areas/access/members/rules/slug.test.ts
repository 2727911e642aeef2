import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugFrom } from './slug.ts'

test('an address name has letters, digits, underscores and hyphens only, and is never empty', () => {
  fc.assert(
    fc.property(fc.option(fc.string({ unit: 'grapheme' })), fc.emailAddress(), (name, email) => {
      expect(slugFrom(name, email)).toMatch(/^[a-zA-Z0-9_-]{1,100}$/)
    }),
  )
  expect(slugFrom('Zoë Ångström', 'z@example.com')).toBe('Zoe-Angstrom')
  expect(slugFrom('蓝', 'z.a@example.com')).toBe('z-a')
  expect(slugFrom('蓝', '"蓝"@example.com')).toBe('member')
})
