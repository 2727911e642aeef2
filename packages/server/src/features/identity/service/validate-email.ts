import { Resolver } from 'node:dns/promises'

const form = /^[^\s@]+@([^\s@.]+\.)+[^\s@.]{2,}$/u
const WAIT_MS = 3000

export interface EmailOpinion {
  valid: boolean
  formatInvalid: boolean
  failure?: { reason: 'EMAIL_DOMAIN_FORMAT_INVALID' | 'EMAIL_DOMAIN_MISSING_DNS_RECORDS' }
}

/** Whether mail can reach an address, as far as its form and its domain tell. */
export async function validateEmail(email: string): Promise<EmailOpinion> {
  if (!form.test(email.trim())) {
    const reason = 'EMAIL_DOMAIN_FORMAT_INVALID'
    return { valid: false, formatInvalid: true, failure: { reason } }
  }
  const [, domain = ''] = email.trim().split('@')
  if (await takesMail(domain)) return { valid: true, formatInvalid: false }
  const reason = 'EMAIL_DOMAIN_MISSING_DNS_RECORDS'
  return { valid: false, formatInvalid: false, failure: { reason } }
}

/** A domain without mail records takes mail at its own address. Silence of the name service is no answer. */
async function takesMail(domain: string): Promise<boolean> {
  const resolver = new Resolver({ timeout: WAIT_MS, tries: 1 })
  const asked = [resolver.resolveMx(domain), resolver.resolve4(domain), resolver.resolve6(domain)]
  const answers = await Promise.allSettled(asked)
  return answers.some(
    (answer) => answer.status === 'fulfilled' || !isAbsence(answer.reason as NodeJS.ErrnoException),
  )
}

const isAbsence = ({ code }: NodeJS.ErrnoException): boolean =>
  code === 'ENOTFOUND' || code === 'ENODATA'
