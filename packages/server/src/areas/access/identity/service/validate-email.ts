import { Resolver } from 'node:dns/promises'

const emailPattern = /^[^\s@]+@([^\s@.]+\.)+[^\s@.]{2,}$/u
const WAIT_MS = 3000

export interface EmailValidation {
  valid: boolean
  formatInvalid: boolean
  failure?: { reason: 'EMAIL_DOMAIN_FORMAT_INVALID' | 'EMAIL_DOMAIN_MISSING_DNS_RECORDS' }
}

/** Whether mail can reach an address, judging by its format and its domain. */
export async function validateEmail(email: string): Promise<EmailValidation> {
  if (!emailPattern.test(email.trim())) {
    const reason = 'EMAIL_DOMAIN_FORMAT_INVALID'
    return { valid: false, formatInvalid: true, failure: { reason } }
  }
  const [, domain = ''] = email.trim().split('@')
  if (await acceptsMail(domain)) return { valid: true, formatInvalid: false }
  const reason = 'EMAIL_DOMAIN_MISSING_DNS_RECORDS'
  return { valid: false, formatInvalid: false, failure: { reason } }
}

/**
 * A domain without MX records receives mail at its own address. A DNS timeout says nothing about the domain.
 */
async function acceptsMail(domain: string): Promise<boolean> {
  const resolver = new Resolver({ timeout: WAIT_MS, tries: 1 })
  const lookups = [resolver.resolveMx(domain), resolver.resolve4(domain), resolver.resolve6(domain)]
  const results = await Promise.allSettled(lookups)
  return results.some(
    (result) =>
      result.status === 'fulfilled' || !isNoRecord(result.reason as NodeJS.ErrnoException),
  )
}

const isNoRecord = ({ code }: NodeJS.ErrnoException): boolean =>
  code === 'ENOTFOUND' || code === 'ENODATA'
