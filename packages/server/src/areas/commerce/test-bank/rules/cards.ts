/** What a card does when it is used. */
export type CardBehaviour =
  | 'PAYS'
  | 'DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'EXPIRED'
  | 'WRONG_CODE'
  | 'ASKS'
  | 'AUTHORIZES'
  | 'PAYS_LATER'
  | 'PAYS_MORE'
  | 'REFUND_FAILS'
  | 'DISPUTES'
  | 'PAYS_ONCE'

export interface TestCard {
  readonly number: string
  readonly brand: string
  readonly behaviour: CardBehaviour
  readonly description: string
}

/** The cards of the test bank. */
export const testCards: readonly TestCard[] = [
  card('4242424242424242', 'PAYS', 'Pays at once'),
  card('4000002500003155', 'ASKS', 'Asks for confirmation (3-D Secure), then pays'),
  card('4000000000000002', 'DECLINED', 'Is declined'),
  card('4000000000009995', 'INSUFFICIENT_FUNDS', 'Has not enough money'),
  card('4000000000000069', 'EXPIRED', 'Has expired'),
  card('4000000000000127', 'WRONG_CODE', 'Has a wrong security code'),
  card('4000000000000044', 'AUTHORIZES', 'Is authorized; the merchant takes the money later'),
  card('4000000000000077', 'PAYS_LATER', 'Is a debit that the bank checks for a while'),
  card('4000000000000101', 'PAYS_MORE', 'Pays at once, and a cent too much'),
  card('4000000000005126', 'REFUND_FAILS', 'Pays at once; refunds fail'),
  card('4000000000000259', 'DISPUTES', 'Pays at once; the buyer disputes it'),
  card('4000000000000341', 'PAYS_ONCE', 'Pays at once; is declined when it is charged again'),
]

function card(number: string, behaviour: CardBehaviour, description: string): TestCard {
  return { number, brand: 'Visa', behaviour, description }
}

/** Finds a card by its number, with or without spaces. */
export const findCard = (number: string): TestCard | undefined => {
  const digits = number.replaceAll(/\D/g, '')
  return testCards.find((one) => one.number === digits)
}
