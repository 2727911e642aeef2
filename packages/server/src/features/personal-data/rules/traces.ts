import type { Traces } from '../model.ts'

const loginFields = new Set(['email', 'loginEmail'])
const emailFields = new Set([...loginFields, 'emails', 'secondaryEmails'])
const phoneFields = new Set(['phone', 'phones', 'phonesV2'])
const nameFields = new Set(['firstName', 'lastName', 'nickname', 'slug'])

/** By what somebody can be told, out of everything that was ever known of them. */
export function tracesOf(states: readonly unknown[], numbers: readonly string[]): Traces {
  const found = {
    loginEmails: new Set<string>(),
    emails: new Set<string>(),
    phones: new Set(numbers),
    names: new Set<string>(),
  }
  const walk = (value: unknown, field: string): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, field)
    else if (typeof value === 'object' && value !== null) {
      for (const [name, one] of Object.entries(value)) walk(one, name)
    } else if (typeof value === 'string' && value.trim() !== '') {
      const address = value.trim().normalize('NFC').toLowerCase()
      if (loginFields.has(field)) found.loginEmails.add(address)
      if (emailFields.has(field)) found.emails.add(address)
      if (phoneFields.has(field)) found.phones.add(value.trim())
      if (nameFields.has(field)) found.names.add(value)
    }
  }
  for (const state of states) walk(state, '')
  return {
    loginEmails: [...found.loginEmails],
    emails: [...found.emails],
    phones: [...found.phones],
    names: [...found.names],
  }
}
