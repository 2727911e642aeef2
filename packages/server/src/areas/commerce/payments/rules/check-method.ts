import { violation } from '@vitrine/contract/kit'
import type { PaymentMethodInput } from '@vitrine/contract/payments'
import type { BankAccount, PaymentMethod } from '../model/payment.ts'

/** Validates a method from a merchant and applies defaults; returns the errors otherwise. */
export function checkMethod(
  input: PaymentMethodInput,
  providers: readonly string[],
): Omit<PaymentMethod, 'id' | 'revision' | 'position'> {
  const { minTotal = null, maxTotal = null } = input
  if (!providers.includes(input.provider)) {
    const known = providers.join(', ')
    throw violation(
      'method.provider',
      'INVALID_ENUM_VALUE',
      `is no provider of this installation: ${known}`,
    )
  }
  if (minTotal !== null && maxTotal !== null && maxTotal < minTotal) {
    throw violation('method.maxTotal', 'MIN', 'must not be less than minTotal', {
      threshold: minTotal,
    })
  }
  return {
    provider: input.provider,
    name: input.name,
    description: input.description ?? '',
    instructions: input.instructions ?? '',
    active: input.active,
    countries: input.countries ?? [],
    minTotal,
    maxTotal,
    delivery: input.delivery ?? 'ANY',
    dueDays: input.dueDays ?? 14,
    account: input.account ? checkAccount(input.account) : null,
  }
}

const ibanForm = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const bicForm = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/

function checkAccount({
  holder,
  iban,
  bic,
}: NonNullable<PaymentMethodInput['account']>): BankAccount {
  const plain = iban.replaceAll(/\s/g, '').toUpperCase()
  if (!ibanForm.test(plain) || !hasRightChecksum(plain)) {
    throw violation(
      'method.account.iban',
      'FORMAT',
      'is no IBAN: a letter or digit is wrong or missing',
    )
  }
  const code = (bic ?? '').replaceAll(/\s/g, '').toUpperCase()
  if (code !== '' && !bicForm.test(code)) {
    throw violation('method.account.bic', 'FORMAT', 'is no BIC: it has 8 or 11 letters and digits')
  }
  return { holder, iban: plain, bic: code }
}

/** Checksum of ISO 13616: the rearranged number modulo 97 is 1. */
function hasRightChecksum(iban: string): boolean {
  const digits = [...`${iban.slice(4)}${iban.slice(0, 4)}`].map((one) => Number.parseInt(one, 36))
  return BigInt(digits.join('')) % 97n === 1n
}
