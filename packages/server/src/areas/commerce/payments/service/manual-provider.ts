import type { PaymentStep } from '@vitrine/contract/payments'
import { fromMinorUnits } from '@vitrine/money'
import type { BankAccount, PaymentMethod } from '../model/payment.ts'
import type { Attempt, PaymentProvider } from '../model/provider.ts'

/** Payments outside of the shop: by transfer, in cash, after an invoice. Merchants record them. */
export const manualProvider: PaymentProvider = {
  isOffline: true,
  start: async (attempt) => ({ step: instructionsFor(attempt), events: [] }),
}

export function instructionsFor(attempt: Attempt): PaymentStep {
  const { method } = attempt
  return {
    kind: 'INSTRUCTIONS',
    url: null,
    text: method.instructions || null,
    transfer:
      method.account && method.provider !== 'CASH' ? transferTo(method.account, attempt) : null,
  }
}

function transferTo(account: BankAccount, attempt: Attempt): PaymentStep['transfer'] {
  const { amountMinor, currency, orderNumber, method, now } = attempt
  return {
    holder: account.holder,
    iban: account.iban,
    bic: account.bic,
    amount: amountMinor,
    currency,
    reference: orderNumber,
    dueDate: dueDateOf(method, now),
    epc: currency === 'EUR' ? epcCode(account, attempt) : null,
  }
}

const DAY_MS = 86_400_000
const dueDateOf = ({ dueDays }: PaymentMethod, now: Date): Date =>
  new Date(now.getTime() + dueDays * DAY_MS)

/** The content of an EPC QR code (EPC069-12, version 002), with which banking apps fill in a SEPA transfer. */
function epcCode(
  { holder, iban, bic }: BankAccount,
  { amountMinor, orderNumber }: Attempt,
): string {
  const amount = `EUR${fromMinorUnits(BigInt(amountMinor), 'EUR')}`
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    holder,
    iban.replaceAll(' ', ''),
    amount,
    '',
    '',
    orderNumber,
  ]
  return lines.join('\n')
}
