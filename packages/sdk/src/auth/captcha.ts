import type { Connection } from '../send.ts'
import type { Auth } from './auth.ts'

/** Public keys of the two captchas (specification §9); empty where there are none. */
export interface CaptchaSiteKeys {
  readonly invisible: string
  readonly visible: string
}

/** What the captchas of a form answered. */
export interface CaptchaTokens {
  readonly recaptchaToken?: string
  readonly invisibleRecaptchaToken?: string
}

/** Which proof of not being a machine a site asks for. */
export interface SiteCaptcha {
  readonly mode: 'off' | 'invisible' | 'visible'
  /** `proof-of-work` is answered by `solveCaptcha`, `siteverify` by the widget of a captcha service. */
  readonly provider: 'proof-of-work' | 'siteverify'
  readonly siteKeys: CaptchaSiteKeys
}

const noKeys: CaptchaSiteKeys = { invisible: '', visible: '' }

/** The captcha of the site, read once. Its code is loaded when it is first asked for. */
export function createCaptcha(connection: Connection, auth: Auth, given?: CaptchaSiteKeys) {
  let found: Promise<SiteCaptcha> | undefined
  let known = given ?? noKeys

  const getCaptcha = (): Promise<SiteCaptcha> => {
    found ??= read().catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }
  const read = async () => {
    const { readSiteCaptcha } = await import('./site-captcha.ts')
    const captcha = await readSiteCaptcha(connection, auth)
    known = given ?? captcha.siteKeys
    return { ...captcha, siteKeys: known }
  }
  return {
    /** The given keys, else those of the site as soon as it was asked; empty before. */
    siteKeys: () => known,

    /** What the site asks for; one request in the client's life. */
    getCaptcha,

    /**
     * Does the work of the site's own captcha without blocking the page, and gives the tokens for one
     * `register` or `login`; none when the site asks for none. Throws `CAPTCHA_OF_A_SERVICE` when the
     * site uses a captcha service, whose widget must be shown instead.
     */
    solveCaptcha: async (options: { signal?: AbortSignal } = {}): Promise<CaptchaTokens> => {
      const captcha = await getCaptcha()
      const { solveSiteCaptcha } = await import('./site-captcha.ts')
      return solveSiteCaptcha(connection, auth, captcha, options.signal)
    },
  }
}

/** Both kinds travel in one item; no item without a token. */
export function captchaTokensOnWire(tokens: CaptchaTokens = {}) {
  const { recaptchaToken, invisibleRecaptchaToken } = tokens
  if (!recaptchaToken && !invisibleRecaptchaToken) return undefined
  return [{ Recaptcha: recaptchaToken, InvisibleRecaptcha: invisibleRecaptchaToken }]
}
