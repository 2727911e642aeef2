import type { PersonalIdentifiers } from '../model.ts'

const loginFields = new Set(['email', 'loginEmail'])
const emailFields = new Set([...loginFields, 'emails', 'secondaryEmails'])
const phoneFields = new Set(['phone', 'phones', 'phonesV2'])
const nameFields = new Set(['firstName', 'lastName', 'nickname', 'slug'])

/** The identifying values among all data of a person. */
export function identifiersOf(
  values: readonly unknown[],
  numbers: readonly string[],
): PersonalIdentifiers {
  const identifiers = {
    loginEmails: new Set<string>(),
    emails: new Set<string>(),
    phones: new Set(numbers),
    names: new Set<string>(),
  }
  const collect = (value: unknown, field: string): void => {
    if (Array.isArray(value)) for (const one of value) collect(one, field)
    else if (typeof value === 'object' && value !== null) {
      for (const [name, one] of Object.entries(value)) collect(one, name)
    } else if (typeof value === 'string' && value.trim() !== '') {
      const address = value.trim().normalize('NFC').toLowerCase()
      if (loginFields.has(field)) identifiers.loginEmails.add(address)
      if (emailFields.has(field)) identifiers.emails.add(address)
      if (phoneFields.has(field)) identifiers.phones.add(value.trim())
      if (nameFields.has(field)) identifiers.names.add(value)
    }
  }
  for (const state of values) collect(state, '')
  return {
    loginEmails: [...identifiers.loginEmails],
    emails: [...identifiers.emails],
    phones: [...identifiers.phones],
    names: [...identifiers.names],
  }
}
