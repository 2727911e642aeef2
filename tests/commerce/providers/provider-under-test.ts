import type { FakeServer } from './fake-server.ts'

/** A webhook request of the provider. */
export interface SentMessage {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** Actions of a buyer on the provider's page; each returns the URL it leads to. */
export interface Buyer {
  open(page: string): Promise<{ readonly status: number; readonly text: string }>
  pay(page: string): Promise<string>
  /** Tries a card that is declined for this reason. */
  decline(page: string, why: string): Promise<void>
  /** Uses a card that requires 3-D Secure, and answers. */
  challenge(page: string, isConfirmed: boolean): Promise<void>
  leave(page: string): Promise<string>
  /** Pays by a debit that is under review for some time. */
  debit(page: string): Promise<void>
}

/** Events at the provider without the buyer. */
export interface Backstage {
  settleDebit(page: string, isFine: boolean): Promise<void>
  expire(page: string): Promise<void>
  /** The merchant uses the provider’s own dashboard. */
  capture(page: string): Promise<void>
  void(page: string): Promise<void>
  refund(page: string, amountMinor: number): Promise<void>
  /** The result of the next refunds. */
  refundsGo(how: 'done' | 'pending' | 'failed'): void
  /** Completes pending refunds. */
  finishRefunds(how: 'done' | 'failed'): void
  dispute(page: string, outcome: 'open' | 'won'): Promise<void>
  /** Revokes the account's keys, or restores them. */
  revokeKeys(isRevoked: boolean): void
  /** Changes the currency of the payment. */
  changeCurrency?(page: string, currency: string): void
  /** Number of payment attempts, and the amounts requested, paid and refunded in the provider's units. */
  payments(): number
  moneyOf(page: string): {
    readonly asked: string
    readonly captured: string
    readonly refunded: string
  }
  refunds(): number
}

/** Saved methods at a provider, and the results of charging them. */
export interface SavedMethods {
  /** The result of later charges. CHECKED: under review for some time. REVOKED: revoked by the buyers. */
  chargesGo(how: 'PAID' | 'DECLINED' | 'CHECKED' | 'REVOKED'): void
  /** Completes all charges under review. */
  finishChecks(isFine: boolean): void
  /** The charges without a buyer. */
  charges(): number
  /** Whether it reports a saved method only by a message, after the payment. */
  namesLate?(isLate: boolean): void
  /** Whether a repeated charge is detected after its idempotency key has expired. */
  readonly findsCharges: boolean
  /** The API route of a charge. */
  readonly route: RegExp
}

/** A provider for the contract of adapters. */
export interface ProviderUnderTest {
  readonly name: 'STRIPE' | 'MOLLIE' | 'PAYPAL' | 'BANK_LINK'
  readonly api: FakeServer
  readonly buyer: Buyer
  readonly backstage: Backstage
  /** Absent if the provider cannot charge without the buyer. */
  readonly saved?: SavedMethods
  /** The values that a merchant enters to connect it. */
  readonly keys: {
    readonly key: string
    readonly webhookSecret?: string
    readonly clientId?: string
    readonly isTest?: boolean
  }
  readonly routes: {
    readonly start: RegExp
    readonly read: RegExp
    readonly capture: RegExp
    readonly refund: RegExp
  }
  /** Whether it can close the pages of ended attempts. */
  readonly closesPages: boolean
  /** Name of the account in checks; empty if the provider does not return it. */
  readonly accountName: string
  /** Whether it reports the card of a payment. */
  readonly showsCards: boolean
  /** Whether buyers can still pay after the shop has cancelled. */
  readonly takesLate: boolean
  /** Whether messages are verified by calling the provider, so that none can be received while it is unavailable. */
  readonly verifiesItself: boolean
  /** Whether a declined card ends the attempt; otherwise another can be tried on the same page. */
  readonly declineEnds: boolean
  /** Reasons for declining a card that it reports. */
  readonly reasons: Readonly<Record<string, string>>
  /** Whether messages are signed. */
  readonly signs: boolean
  /** Whether the signature has a timestamp, so that old messages are refused. */
  readonly signsTime: boolean
  /** Its amounts, by the same amounts in minor units. */
  readonly units: Readonly<Record<string, string>> & { readonly 'EUR 1390': string }
  /** An amount that it cannot represent, if there is one. */
  readonly unrepresentable?: { readonly currency: string; readonly amountMinor: number }
  /** Whether its library retries when a response is lost. */
  readonly retries: boolean
  /** Whether it reports disputes. */
  readonly disputes: boolean
  /** Whether disputes can be listed after their messages were lost. */
  readonly listsDisputes: boolean
  /** URLs of the pages of all attempts. */
  pages(): string[]
  /** Returns and removes the pending messages, the earliest first. */
  takeMessages(): SentMessage[]
  /** A message of an unknown type. */
  unknownMessage(): SentMessage
  /** A message about a payment that the shop did not create. */
  foreignMessage(): SentMessage
  /** The same message with a signature of another time. */
  signedAt?(message: SentMessage, date: Date): SentMessage
  /** Registers the webhook URL, so that a check finds it. */
  registerWebhook(url: string): void
  close(): Promise<void>
}

/** Submits a form like a browser; returns the URL it leads to. */
export async function submit(page: string, fields: Record<string, string>): Promise<string> {
  const reply = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  await reply.text()
  return reply.headers.get('location') ?? ''
}
