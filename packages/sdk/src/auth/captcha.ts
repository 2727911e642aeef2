import { captcha } from '@vitrine/contract/captcha'
import { publicSite } from '@vitrine/contract/sites'
import { callsOf } from '../client.ts'
import { loginFailure } from '../errors/vitrine-error.ts'
import type { Connection } from '../send.ts'
import type { Auth } from './auth.ts'
import { solveChallenge } from './proof-of-work.ts'

/** Public keys of the two captchas (specification §9); empty where there are none. */
export interface CaptchaSiteKeys {
  readonly invisible: string
  readonly visible: string
}

/** The captcha tokens of a form. */
export interface CaptchaTokens {
  readonly recaptchaToken?: string
  readonly invisibleRecaptchaToken?: string
}

/** The captcha that a site requires. */
export interface SiteCaptcha {
  readonly mode: 'off' | 'invisible' | 'visible'
  /** `proof-of-work` is answered by `solveCaptcha`, `siteverify` by the widget of a captcha service. */
  readonly provider: 'proof-of-work' | 'siteverify'
  readonly siteKeys: CaptchaSiteKeys
}

/** The captcha of the site, requested once. */
export function createCaptcha(
  connection: Connection,
  auth: Auth,
  configuredKeys?: CaptchaSiteKeys,
) {
  const { getSite } = callsOf(connection, auth, publicSite)
  const { getChallenge } = callsOf(connection, auth, captcha)
  let pending: Promise<SiteCaptcha> | undefined
  let siteKeys = configuredKeys ?? { invisible: '', visible: '' }

  const read = async (): Promise<SiteCaptcha> => {
    const { mode, provider, siteKey, invisibleSiteKey } = (await getSite({})).site.captcha
    siteKeys = configuredKeys ?? { invisible: invisibleSiteKey, visible: siteKey }
    return { mode, provider, siteKeys }
  }
  const getCaptcha = (): Promise<SiteCaptcha> => {
    pending ??= read().catch((error: unknown) => {
      pending = undefined
      throw error
    })
    return pending
  }
  return {
    /** The given keys, or those of the site once they were requested; empty before. */
    siteKeys: () => siteKeys,

    /** The captcha settings of the site; requested once per client. */
    getCaptcha,

    /**
     * Solves the site's own captcha without blocking the page, and returns the tokens for one `register` or
     * `login`; none when the site requires none. Throws `CAPTCHA_OF_A_SERVICE` when the site uses a captcha
     * service, whose widget must be shown instead.
     */
    solveCaptcha: async ({ signal }: { signal?: AbortSignal } = {}): Promise<CaptchaTokens> => {
      const { mode, provider } = await getCaptcha()
      if (mode === 'off') return {}
      if (provider !== 'proof-of-work') throw captchaOfAService()
      const token = await solveChallenge(await getChallenge({}, { signal }), signal)
      return mode === 'visible' ? { recaptchaToken: token } : { invisibleRecaptchaToken: token }
    },
  }
}

const captchaOfAService = () =>
  loginFailure(
    'CAPTCHA_OF_A_SERVICE',
    'The captcha of this site belongs to a service; show its widget with the site key',
  )

/** Both kinds travel in one item; no item without a token. */
export function captchaTokensOnWire(tokens: CaptchaTokens = {}) {
  const { recaptchaToken, invisibleRecaptchaToken } = tokens
  if (!recaptchaToken && !invisibleRecaptchaToken) return undefined
  return [{ Recaptcha: recaptchaToken, InvisibleRecaptcha: invisibleRecaptchaToken }]
}
