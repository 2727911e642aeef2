import type { FakeServer } from './fake-server.ts'

/** A message as the provider sends it. */
export interface SentMessage {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** What a buyer does on the page of a provider; answers with where it leads. */
export interface Buyer {
  open(page: string): Promise<{ readonly status: number; readonly text: string }>
  pay(page: string): Promise<string>
  /** Tries a card that is refused for this reason. */
  decline(page: string, why: string): Promise<void>
  /** Uses a card that asks back, and answers. */
  challenge(page: string, isConfirmed: boolean): Promise<void>
  leave(page: string): Promise<string>
  /** Pays by a debit that is checked for a while. */
  debit(page: string): Promise<void>
}

/** What happens at the provider without the buyer. */
export interface Backstage {
  settleDebit(page: string, isFine: boolean): Promise<void>
  expire(page: string): Promise<void>
  /** The merchant acts at the provider’s own dashboard. */
  capture(page: string): Promise<void>
  void(page: string): Promise<void>
  refund(page: string, amountMinor: number): Promise<void>
  /** How refunds that come next go. */
  refundsGo(how: 'done' | 'pending' | 'failed'): void
  /** How refunds that wait end. */
  finishRefunds(how: 'done' | 'failed'): void
  dispute(page: string, outcome: 'open' | 'won'): Promise<void>
  /** Takes the keys of the account away, or gives them back. */
  revokeKeys(isRevoked: boolean): void
  /** The payment is in another currency now. */
  changeCurrency?(page: string, currency: string): void
  /** How many attempts to pay there are, in its units what is asked for, paid and paid back. */
  payments(): number
  moneyOf(page: string): {
    readonly asked: string
    readonly captured: string
    readonly refunded: string
  }
  refunds(): number
}

/** Methods that buyers have saved at a provider, and what becomes of charges without them. */
export interface SavedMethods {
  /** How charges go from now on. CHECKED: the bank looks at them for a while. REVOKED: buyers have withdrawn them. */
  chargesGo(how: 'PAID' | 'DECLINED' | 'CHECKED' | 'REVOKED'): void
  /** The bank has looked at every charge that it checks. */
  finishChecks(isFine: boolean): void
  /** Money that was taken without a buyer, each time it was. */
  charges(): number
  /** Whether it names a saved method by a message alone, after the money. */
  namesLate?(isLate: boolean): void
  /** Whether a charge is known again after its idempotency key is forgotten. */
  readonly findsCharges: boolean
  /** What a charge asks of the API. */
  readonly route: RegExp
}

/** A provider that the contract of adapters is held against. */
export interface ProviderUnderTest {
  readonly name: 'STRIPE' | 'MOLLIE' | 'PAYPAL' | 'BANK_LINK'
  readonly api: FakeServer
  readonly buyer: Buyer
  readonly backstage: Backstage
  /** Absent where nothing can be charged without its buyer. */
  readonly saved?: SavedMethods
  /** What a merchant enters to be connected with it. */
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
  /** Whether pages of attempts that have ended can be closed. */
  readonly closesPages: boolean
  /** What the account is called where it is checked; empty where the provider does not say. */
  readonly accountName: string
  /** Whether it reports by which card was paid. */
  readonly showsCards: boolean
  /** Whether what a buyer does after the shop has given up still moves money. */
  readonly takesLate: boolean
  /** Whether it is asked whether a message is its own, so that nothing can be taken while it is away. */
  readonly verifiesItself: boolean
  /** Whether a declined card ends the attempt, or another one can be tried on the same page. */
  readonly declineEnds: boolean
  /** Whether it can say that a card was declined for a certain reason. */
  readonly reasons: Readonly<Record<string, string>>
  /** Whether messages are signed. */
  readonly signs: boolean
  /** Whether the signature has a time, so that old messages are refused. */
  readonly signsTime: boolean
  /** How its amounts are written, by what they are in minor units. */
  readonly units: Readonly<Record<string, string>> & { readonly 'EUR 1390': string }
  /** An amount that it has no unit for, if there is one. */
  readonly unrepresentable?: { readonly currency: string; readonly amountMinor: number }
  /** Whether its library asks again by itself when an answer gets lost. */
  readonly retries: boolean
  /** Whether it reports disputes. */
  readonly disputes: boolean
  /** Whether it can be asked for disputes whose messages got lost. */
  readonly listsDisputes: boolean
  /** The pages of all attempts to pay. */
  pages(): string[]
  /** Takes the messages that were not sent yet, the earliest first. */
  takeMessages(): SentMessage[]
  /** A message of a kind that no shop knows. */
  unknownMessage(): SentMessage
  /** A message about a payment that no shop has made. */
  foreignMessage(): SentMessage
  /** The same message, signed anew at another time. */
  signedAt?(message: SentMessage, date: Date): SentMessage
  /** Says where messages go, so that a check finds the webhook. */
  registerWebhook(url: string): void
  close(): Promise<void>
}

/** Sends a form, as a browser does, and answers with where it leads. */
export async function submit(page: string, fields: Record<string, string>): Promise<string> {
  const reply = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  await reply.text()
  return reply.headers.get('location') ?? ''
}
