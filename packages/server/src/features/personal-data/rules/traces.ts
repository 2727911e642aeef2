import type { Traces } from '../model.ts'

const emailFields = new Set(['email', 'loginEmail', 'emails', 'secondaryEmails'])
const phoneFields = new Set(['phone', 'phones', 'phonesV2'])
const nameFields = new Set(['firstName', 'lastName', 'nickname', 'slug'])

/** By what somebody can be told, out of everything that was ever known of them. */
export function tracesOf(states: readonly unknown[], numbers: readonly string[]): Traces {
  const found = { emails: new Set<string>(), phones: new Set(numbers), names: new Set<string>() }
  const walk = (value: unknown, field: string): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, field)
    else if (typeof value === 'object' && value !== null) {
      for (const [name, one] of Object.entries(value)) walk(one, name)
    } else if (typeof value === 'string' && value.trim() !== '') {
      if (emailFields.has(field)) found.emails.add(value.trim().normalize('NFC').toLowerCase())
      if (phoneFields.has(field)) found.phones.add(value.trim())
      if (nameFields.has(field)) found.names.add(value)
    }
  }
  for (const state of states) walk(state, '')
  return {
    emails: [...found.emails],
    phones: [...found.phones],
    names: [...found.names],
  }
}
