import type { RequestContext } from '../request/context.ts'

type SiteCaptcha = RequestContext['site']['captcha']
/** Captcha settings of a form; absent where the site has none. */
export type CaptchaProps = Pick<SiteCaptcha, 'provider'> & {
  mode: 'invisible' | 'visible'
  siteKey: string
  scriptUrl: string
  /** Client id for requests of the built-in challenge. */
  clientId: string
}

export function captchaProps({ site }: Pick<RequestContext, 'site'>): { captcha?: CaptchaProps } {
  const { mode, provider, scriptUrl, ...keys } = site.captcha
  if (mode === 'off') return {}
  const siteKey = mode === 'visible' ? keys.siteKey : keys.invisibleSiteKey
  return { captcha: { mode, provider, siteKey, scriptUrl, clientId: site.clientId ?? '' } }
}

/** Names of the form fields in which captcha services put their token. */
const serviceFields = ['g-recaptcha-response', 'h-captcha-response', 'cf-turnstile-response']

/** The captcha token of a form for API calls; undefined without one. */
export function captchaTokensOf({ site }: Pick<RequestContext, 'site'>, form: FormData) {
  const token = ['captcha', ...serviceFields].map((name) => form.get(name)).find(Boolean)
  if (typeof token !== 'string') return {}
  const isVisible = site.captcha.mode === 'visible'
  return { captchaTokens: [isVisible ? { Recaptcha: token } : { InvisibleRecaptcha: token }] }
}

/** Origin of the service's script for the content security policy; undefined without one. */
export function captchaOrigin({ site }: Pick<RequestContext, 'site'>): { scriptOrigin?: string } {
  const { mode, provider, scriptUrl } = site.captcha
  if (mode === 'off' || provider !== 'siteverify' || !URL.canParse(scriptUrl)) return {}
  return { scriptOrigin: new URL(scriptUrl).origin }
}
