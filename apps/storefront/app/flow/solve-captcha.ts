import { createClient, OAuthStrategy } from '@vitrine/sdk'

/** Computes the proof of work of the built-in captcha, without blocking the page. */
export async function solveCaptcha(clientId: string): Promise<string | undefined> {
  const { auth } = createClient({
    baseUrl: location.origin,
    services: {},
    auth: OAuthStrategy({ clientId }),
  })
  const { recaptchaToken, invisibleRecaptchaToken } = await auth.solveCaptcha()
  return recaptchaToken ?? invisibleRecaptchaToken
}
