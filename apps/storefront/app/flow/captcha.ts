import type { RequestContext } from '../../server/context.ts'

type SiteCaptcha = RequestContext['site']['captcha']
/** What a form shows of the site's captcha; absent where there is none. */
export type CaptchaProps = Pick<SiteCaptcha, 'provider'> & {
  mode: 'invisible' | 'visible'
  siteKey: string
  scriptUrl: string
  /** A client to ask the site's own riddle with. */
  clientId: string
}

export function captchaProps({ site }: Pick<RequestContext, 'site'>): { captcha?: CaptchaProps } {
  const { mode, provider, scriptUrl, ...keys } = site.captcha
  if (mode === 'off') return {}
  const siteKey = mode === 'visible' ? keys.siteKey : keys.invisibleSiteKey
  return { captcha: { mode, provider, siteKey, scriptUrl, clientId: site.clientId ?? '' } }
}

/** The names under which captcha services put their answer into a form. */
const serviceFields = ['g-recaptcha-response', 'h-captcha-response', 'cf-turnstile-response']

/** The answer of a form, as the calls take it; nothing without one. */
export function captchaTokensOf({ site }: Pick<RequestContext, 'site'>, form: FormData) {
  const token = ['captcha', ...serviceFields].map((name) => form.get(name)).find(Boolean)
  if (typeof token !== 'string') return {}
  const isVisible = site.captcha.mode === 'visible'
  return { captchaTokens: [isVisible ? { Recaptcha: token } : { InvisibleRecaptcha: token }] }
}

/** Origin of the service's script, which the page's policy must let in; nothing without one. */
export function captchaOrigin({ site }: Pick<RequestContext, 'site'>): { scriptOrigin?: string } {
  const { mode, provider, scriptUrl } = site.captcha
  if (mode === 'off' || provider !== 'siteverify' || !URL.canParse(scriptUrl)) return {}
  return { scriptOrigin: new URL(scriptUrl).origin }
}
