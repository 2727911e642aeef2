import type { MemberField } from '@vitrine/contract/member-fields'
import { describe, expect, test } from 'vitest'
import { ownValuesAfter, visibleFields } from './own-fields.ts'

const field = (type: MemberField['type']): MemberField => ({ key: type, name: `My ${type}`, type })
const fields = (['TEXT', 'NUMBER', 'DATE', 'URL', 'BOOLEAN'] as const).map(field)
const after = (sent: Record<string, unknown>, before = {}) =>
  ownValuesAfter(
    before,
    Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, { name: 'x', value }])),
    fields,
  )

describe('own fields', () => {
  test('accept valid values, without the name that was sent', () => {
    const sent = {
      TEXT: 'مرحبا 👩‍🚀',
      NUMBER: 0,
      DATE: '2026-01-31',
      URL: 'https://example.com/ü?q=1',
      BOOLEAN: false,
    }
    const stored = Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, { value }]))
    expect(after(sent)).toEqual(stored)
  })
  test('drop unknown keys, also those of every object', () => {
    expect(after({ other: 'x', toString: 'y', __proto__: 'z' })).toEqual({})
  })
  test('leave out empty values and do not change absent ones', () => {
    const before = { TEXT: { value: 'a' }, NUMBER: { value: 1 } }
    expect(after({ TEXT: '' }, before)).toEqual({ NUMBER: { value: 1 } })
    expect(after({ TEXT: null, NUMBER: null }, before)).toEqual({})
  })
  test.each([
    ['TEXT', 1],
    ['TEXT', 'x'.repeat(4001)],
    ['NUMBER', '1'],
    ['DATE', '2026-02-30'],
    ['DATE', 'tomorrow'],
    ['BOOLEAN', 'true'],
  ])('name %s when it is %s', (key, value) => {
    expect(() => after({ [key]: value })).toThrowError(
      expect.objectContaining({
        violations: [
          expect.objectContaining({
            field: `member.contact.customFields.${key}.value`,
            violatedRule: 'FORMAT',
          }),
        ],
      }),
    )
  })
  test.each(['example.com', 'javascript:alert(1)', 'https://', 'http://a b', 7])(
    'refuse %s as a web address with the name of the rule',
    (value) => {
      expect(() => after({ URL: value })).toThrowError(
        expect.objectContaining({
          violations: [
            expect.objectContaining({
              violatedRule: 'OTHER',
              ruleName: 'INVALID_CUSTOM_FIELD_URL',
              data: { fields: ['URL'] },
            }),
          ],
        }),
      )
    },
  )
  test('are shown under the owner’s names, and hidden when the owner removes the field', () => {
    const values = { TEXT: { name: 'Old', value: 'a' }, GONE: { value: 1 } }
    expect(visibleFields(values, fields)).toEqual({ TEXT: { name: 'My TEXT', value: 'a' } })
  })
})
