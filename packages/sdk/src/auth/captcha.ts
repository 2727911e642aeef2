/**
 * Public keys of the two captchas (specification §9); empty where a site asks for none.
 * They belong to whoever runs the server, so they are given, not built in.
 */
export interface CaptchaSiteKeys {
  readonly invisible: string
  readonly visible: string
}

export const noCaptcha: CaptchaSiteKeys = { invisible: '', visible: '' }

/** What the captchas of a form answered. */
export interface CaptchaTokens {
  readonly recaptchaToken?: string
  readonly invisibleRecaptchaToken?: string
}

/** Both kinds travel in one item; no item without a token. */
export function captchaTokensOnWire(tokens: CaptchaTokens = {}) {
  const { recaptchaToken, invisibleRecaptchaToken } = tokens
  if (!recaptchaToken && !invisibleRecaptchaToken) return undefined
  return [{ Recaptcha: recaptchaToken, InvisibleRecaptcha: invisibleRecaptchaToken }]
}
