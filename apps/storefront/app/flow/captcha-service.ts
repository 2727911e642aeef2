import type { Fields } from '@vitrine/react'
import type { CaptchaProps } from './captcha.ts'

/** The common interface of the captcha scripts' global objects. */
type Service = { execute?: () => unknown; reset?: () => void }
const globals = ['grecaptcha', 'hcaptcha', 'turnstile'] as const
const callback = 'captchaAnswered'
const timeoutMs = 60_000

const findService = (): Service | undefined => {
  const page = window as unknown as Record<string, Service | undefined>
  return globals.map((name) => page[name]).find(Boolean)
}

/** Loads the service's script once; it finds its container in the form itself. */
export function loadService({ scriptUrl }: CaptchaProps): void {
  if (!scriptUrl || document.querySelector(`script[src="${CSS.escape(scriptUrl)}"]`)) return
  const script = document.createElement('script')
  script.src = scriptUrl
  script.async = true
  document.head.append(script)
}

/** An invisible captcha is executed on submit; a visible one has already set its form field. */
export async function captchaServiceToken(
  { mode }: CaptchaProps,
  fields: Fields,
): Promise<string | undefined> {
  const responseField = Object.entries(fields).find(
    ([name, value]) => name.endsWith('-response') && value !== '',
  )
  const captchaService = findService()
  if (responseField || mode === 'visible' || !captchaService?.execute) {
    queueMicrotask(() => captchaService?.reset?.())
    return responseField?.[1]
  }
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, timeoutMs, undefined)
    Object.assign(window, {
      [callback]: (token: string) => {
        clearTimeout(timer)
        captchaService.reset?.()
        resolve(token)
      },
    })
    captchaService.execute?.()
  })
}

/** The attribute that names the callback of a service's container. */
export const callbackName = callback
