import { Checkbox } from '@vitrine/ui/checkbox'
import { useEffect } from 'react'
import { useMessages } from '../messages/index.ts'
import type { CaptchaProps } from './captcha.ts'
import { callbackName, loadService } from './captcha-service.ts'
import type { CaptchaState } from './use-captcha.ts'

type CaptchaFieldProps = {
  captcha: CaptchaProps | undefined
  state: CaptchaState
  begin: () => void
  error: string | undefined
}

/** The captcha of a form: a checkbox, a service's widget, or nothing visible. */
export function CaptchaField({ captcha, state, begin, error }: CaptchaFieldProps) {
  const messages = useMessages()
  if (!captcha) return null
  return (
    <div className="captcha">
      {captcha.provider === 'siteverify' && <CaptchaWidget captcha={captcha} />}
      {captcha.provider === 'proof-of-work' && captcha.mode === 'visible' && (
        <Checkbox
          id="captcha"
          label={messages.captcha.person}
          // Resets with each response: a captcha solution is valid once.
          checked={state !== 'waiting' && state !== 'failed'}
          onChange={begin}
          aria-describedby={error ? 'captcha-error' : undefined}
          aria-invalid={error ? true : undefined}
        />
      )}
      <p className="captcha-state v-mute" role="status">
        {state === 'waiting' ? '' : messages.captcha[state]}
      </p>
      {error && (
        <p className="v-field-error" id="captcha-error">
          {error}
        </p>
      )}
      <noscript>
        <p className="v-field-error">{messages.captcha.noScripts}</p>
      </noscript>
    </div>
  )
}

/** Containers by the class names that the services' scripts look for. */
function CaptchaWidget({ captcha }: { captcha: CaptchaProps }) {
  useEffect(() => loadService(captcha), [captcha])
  return (
    <div
      className="g-recaptcha h-captcha cf-turnstile"
      data-sitekey={captcha.siteKey}
      {...(captcha.mode === 'invisible'
        ? { 'data-size': 'invisible', 'data-callback': callbackName }
        : {})}
    />
  )
}
