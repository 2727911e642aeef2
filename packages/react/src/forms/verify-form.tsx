import { useRef, useState } from 'react'
import type { SecondFactor } from '../login/login-machine.ts'
import { useLogin } from '../login/use-login.ts'
import { useLoginForm } from '../login/use-login-form.ts'
import { CodeField } from './fields.tsx'
import { FormFrame, type FormProps } from './form-frame.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { type FormMessages, withMessages } from './messages.ts'
import { PlainCheck } from './parts.tsx'
import { type FormState, useForm } from './use-form.ts'

export interface VerifyFormProps extends FormProps {
  /** Adds a button that sends another code by e-mail; false where the page has its own. */
  readonly withResend?: boolean
  /** Adds a checkbox to remember this device; false where the site does not allow it. */
  readonly canRemember?: boolean
}

/**
 * Takes the code that a login waits for: that of the e-mail verification, or of a second factor.
 * Renders nothing when no code is requested.
 */
export function VerifyForm({ withResend = true, canRemember = true, ...form }: VerifyFormProps) {
  const messages = withMessages(form.messages)
  const { state } = useLogin()
  if (state.loginState === 'OWNER_APPROVAL_REQUIRED') {
    return <p role="status">{messages.waitsForOwner}</p>
  }
  if (state.loginState === 'EMAIL_VERIFICATION_REQUIRED') {
    return (
      <>
        <MailedCode {...form} />
        {withResend && <Resend messages={messages} />}
      </>
    )
  }
  if (state.loginState !== 'SECOND_FACTOR_REQUIRED') return null
  const { factorType, hint } = state.data
  if (!factorType) return <FactorChoice messages={messages} />
  if (factorType === 'WEBAUTHN') return <PasskeyProof {...form} canRemember={canRemember} />
  return <FactorCode {...form} factorType={factorType} hint={hint} canRemember={canRemember} />
}

function MailedCode(form: FormProps) {
  const { verify } = useLogin()
  const sending = useForm('verify', form, ({ code = '' }) => verify(code.replace(/[\s-]/g, '')))
  return <CodeForm {...form} sending={sending} name="verify" />
}

function Resend({ messages }: { readonly messages: FormMessages }) {
  const { resend, error } = useLogin()
  const [isResent, setResent] = useState(false)
  const { attributes, hidden, isBusy } = useLoginForm('resend', {
    take: async () => {
      const state = await resend()
      setResent(true)
      return state
    },
  })
  return (
    <form {...attributes} data-vitrine="resend">
      <HiddenFields fields={hidden} />
      <button type="submit" aria-disabled={isBusy}>
        {messages.resend}
      </button>
      <p role="status">{isResent && !error ? messages.resent : ''}</p>
    </form>
  )
}

type FactorPrompt = {
  readonly factorType: string
  /** Masked destination of the code. */
  readonly hint: string | undefined
  readonly canRemember: boolean
}

function FactorCode({ factorType, hint, canRemember, ...form }: FormProps & FactorPrompt) {
  const { answerFactor } = useLogin()
  const sending = useForm('answerFactor', form, ({ code = '', remember }) =>
    answerFactor({ code: code.trim(), ...(remember ? { rememberThisDevice: true } : {}) }),
  )
  const prompt = { factorType, hint, canRemember }
  return <CodeForm {...form} sending={sending} name="second-factor" prompt={prompt} />
}

/**
 * Second factor with a passkey, requested from the browser. A challenge is valid for one response.
 */
function PasskeyProof({ canRemember, ...form }: FormProps & Pick<FactorPrompt, 'canRemember'>) {
  const messages = withMessages(form.messages)
  const { showPasskey, chooseFactor } = useLogin()
  const isUsed = useRef(false)
  const sending = useForm('showPasskey', form, async ({ remember }) => {
    if (isUsed.current) await chooseFactor('WEBAUTHN')
    isUsed.current = true
    return showPasskey(remember ? { rememberThisDevice: true } : {})
  })
  const { Check = PlainCheck } = form.parts ?? {}
  return (
    <FormFrame {...form} sending={sending} name="second-factor" action="verify">
      {messages.passkeyWanted && <p>{messages.passkeyWanted}</p>}
      {canRemember && <Check name="remember" label={messages.rememberDevice} />}
      {form.children}
    </FormFrame>
  )
}

function CodeForm({
  prompt,
  children,
  ...form
}: FormProps & {
  readonly sending: FormState
  readonly name: string
  readonly prompt?: FactorPrompt
}) {
  const messages = withMessages(form.messages)
  const { Check = PlainCheck } = form.parts ?? {}
  const lede = prompt ? messages.codeWanted({ hint: prompt.hint }) : messages.codeMailed
  return (
    <FormFrame {...form} action="verify">
      {lede && <p>{lede}</p>}
      <CodeField isWritten={prompt?.factorType === 'RECOVERY_CODE'} />
      {prompt?.canRemember && <Check name="remember" label={messages.rememberDevice} />}
      {children}
    </FormFrame>
  )
}

/** Each factor is a submit button of one form. */
function FactorChoice({ messages }: { readonly messages: FormMessages }) {
  const { state, isBusy, chooseFactor } = useLogin()
  const { attributes, hidden } = useLoginForm('chooseFactor', {
    take: ({ factor }) => chooseFactor(factor as SecondFactor),
  })
  if (state.loginState !== 'SECOND_FACTOR_REQUIRED') return null
  const listedFactors = state.data.factors.filter(({ factorType }) => messages.factors[factorType])
  return (
    <form {...attributes} data-vitrine="choose-factor">
      <HiddenFields fields={hidden} />
      <fieldset>
        <legend>{messages.chooseFactor}</legend>
        {listedFactors.map(({ factorType }) => (
          <button
            key={factorType}
            type="submit"
            name="factor"
            value={factorType}
            aria-disabled={isBusy}
          >
            {messages.factors[factorType]}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
