import type { Fields } from '@vitrine/react'
import type { CaptchaProps } from './captcha.ts'

/** What the scripts of captcha services have in common, under the names they put into the page. */
type Service = { execute?: () => unknown; reset?: () => void }
const globals = ['grecaptcha', 'hcaptcha', 'turnstile'] as const
const callback = 'captchaAnswered'
const patienceMs = 60_000

const service = (): Service | undefined => {
  const page = window as unknown as Record<string, Service | undefined>
  return globals.map((name) => page[name]).find(Boolean)
}

/** Loads the service's script once; it finds its place in the form by itself. */
export function loadService({ scriptUrl }: CaptchaProps): void {
  if (!scriptUrl || document.querySelector(`script[src="${CSS.escape(scriptUrl)}"]`)) return
  const script = document.createElement('script')
  script.src = scriptUrl
  script.async = true
  document.head.append(script)
}

/** The unseen kind is asked when the form is sent; the seen one has put its answer into the form. */
export async function answerOfService(
  { mode }: CaptchaProps,
  fields: Fields,
): Promise<string | undefined> {
  const given = Object.entries(fields).find(
    ([name, value]) => name.endsWith('-response') && value !== '',
  )
  const found = service()
  if (given || mode === 'visible' || !found?.execute) {
    queueMicrotask(() => found?.reset?.())
    return given?.[1]
  }
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs, undefined)
    Object.assign(window, {
      [callback]: (token: string) => {
        clearTimeout(timer)
        found.reset?.()
        resolve(token)
      },
    })
    found.execute?.()
  })
}

/** The attribute by which a service's place names who is told the answer. */
export const callbackName = callback
