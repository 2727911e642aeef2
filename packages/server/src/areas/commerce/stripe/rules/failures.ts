/** Maps Stripe's failure codes to those of payments. */
export const stripeFailure = (
  error: {
    readonly code?: string | null | undefined
    readonly decline_code?: string | null | undefined
  },
  otherwise = 'declined',
): string => words[error.decline_code ?? ''] ?? words[error.code ?? ''] ?? otherwise

const words: Readonly<Record<string, string>> = {
  insufficient_funds: 'insufficient_funds',
  withdrawal_count_limit_exceeded: 'insufficient_funds',
  card_velocity_exceeded: 'insufficient_funds',
  expired_card: 'expired_card',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  authentication_required: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
  payment_intent_payment_attempt_expired: 'expired',
  amount_too_small: 'amount_too_small',
  amount_too_large: 'amount_too_large',
}
