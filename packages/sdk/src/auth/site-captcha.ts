import { captcha } from '@vitrine/contract/captcha'
import { sites } from '@vitrine/contract/sites'
import { callsOf } from '../client.ts'
import { loginFailure } from '../errors/vitrine-error.ts'
import type { Connection } from '../send.ts'
import type { Auth } from './auth.ts'
import type { CaptchaTokens, SiteCaptcha } from './captcha.ts'
import { solveChallenge } from './proof-of-work.ts'

/** What anyone may know about the captcha of the caller's site. */
export async function readSiteCaptcha(connection: Connection, auth: Auth): Promise<SiteCaptcha> {
  const { site } = await callsOf(connection, auth, sites).getSite({})
  const { mode, provider, siteKey, invisibleSiteKey } = site.captcha
  return { mode, provider, siteKeys: { visible: siteKey, invisible: invisibleSiteKey } }
}

export async function solveSiteCaptcha(
  connection: Connection,
  auth: Auth,
  { mode, provider }: SiteCaptcha,
  signal?: AbortSignal,
): Promise<CaptchaTokens> {
  if (mode === 'off') return {}
  if (provider !== 'proof-of-work') {
    throw loginFailure(
      'CAPTCHA_OF_A_SERVICE',
      'The captcha of this site belongs to a service; show its widget with the site key',
    )
  }
  const challenge = await callsOf(connection, auth, captcha).getChallenge({}, { signal })
  const token = await solveChallenge(challenge, signal)
  return mode === 'visible' ? { recaptchaToken: token } : { invisibleRecaptchaToken: token }
}
