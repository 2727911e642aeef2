import type {
  CustomField,
  CustomFieldTest,
  CustomFieldTests,
} from '@vitrine/contract/custom-fields'

const MAX_TEXT = 2000

/** Conditions on custom fields in an address; invalid ones count as missing. */
export function readFieldTests(raw: unknown): string {
  // The router parses JSON in addresses.
  const text = typeof raw === 'string' ? raw : JSON.stringify(raw ?? {})
  return text.length > MAX_TEXT ? '' : textOfTests(testsOf(text))
}

/** The tests of an address; none where it has none. */
export function testsOf(text: string): CustomFieldTests {
  try {
    const tests: unknown = JSON.parse(text)
    if (typeof tests !== 'object' || tests === null) return {}
    return Object.fromEntries(Object.entries(tests).filter(isTest))
  } catch {
    return {}
  }
}

const isTest = (entry: [string, unknown]): entry is [string, CustomFieldTest] => {
  const [key, test] = entry
  if (!/^[a-z][a-z0-9_]{0,49}$/.test(key) || typeof test !== 'object' || test === null) return false
  const parts = Object.entries(test)
  return (
    parts.length > 0 &&
    parts.every(
      ([name, value]) =>
        (name === 'eq' && (typeof value === 'string' || typeof value === 'boolean')) ||
        ((name === 'from' || name === 'to') && typeof value === 'string'),
    )
  )
}

/** Tests for an address; empty where there are none. */
export const textOfTests = (tests: CustomFieldTests): string =>
  Object.keys(tests).length === 0 ? '' : JSON.stringify(tests)

export const withoutTest = (text: string, key: string): string =>
  textOfTests(Object.fromEntries(Object.entries(testsOf(text)).filter(([one]) => one !== key)))

export const withTest = (text: string, key: string, test: CustomFieldTest): string =>
  textOfTests({ ...testsOf(text), [key]: test })

/** How a field is compared: by bounds, or with one value. */
export const isRanged = ({ type }: Pick<CustomField, 'type'>): boolean =>
  type === 'NUMBER' || type === 'DATE'
