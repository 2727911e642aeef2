import { useRef, useState } from 'react'
import type { SecondFactor } from '../login/login-machine.ts'
import { useLogin } from '../login/use-login.ts'
import { useLoginForm } from '../login/use-login-form.ts'
import { CodeField } from './fields.tsx'
import { FormFrame, type FormProps } from './form-frame.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { PlainCheck } from './parts.tsx'
import { type Sending, useForm } from './use-form.ts'
import { type FormWords, withWords } from './words.ts'

export interface VerifyFormProps extends FormProps {
  /** Offers another mailed code; unless the page does that itself. */
  readonly withResend?: boolean
  /** Offers not to ask for the second factor again on this device; unless the site never forgoes it. */
  readonly canRemember?: boolean
}

/**
 * Takes the code that a login waits for: the one that was mailed to prove an address, or the one of a
 * second factor. Shows nothing where no code is asked for.
 */
export function VerifyForm({ withResend = true, canRemember = true, ...form }: VerifyFormProps) {
  const words = withWords(form.words)
  const { state } = useLogin()
  if (state.loginState === 'OWNER_APPROVAL_REQUIRED') {
    return <p role="status">{words.waitsForOwner}</p>
  }
  if (state.loginState === 'EMAIL_VERIFICATION_REQUIRED') {
    return (
      <>
        <MailedCode {...form} />
        {withResend && <Resend words={words} />}
      </>
    )
  }
  if (state.loginState !== 'SECOND_FACTOR_REQUIRED') return null
  const { factorType, hint } = state.data
  if (!factorType) return <FactorChoice words={words} />
  if (factorType === 'WEBAUTHN') return <PasskeyProof {...form} canRemember={canRemember} />
  return <FactorCode {...form} {...{ factorType, hint, canRemember }} />
}

function MailedCode(form: FormProps) {
  const { verify } = useLogin()
  const sending = useForm('verify', form, ({ code = '' }) => verify(code.replace(/[\s-]/g, '')))
  return <CodeForm {...form} sending={sending} name="verify" />
}

function Resend({ words }: { readonly words: FormWords }) {
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
        {words.resend}
      </button>
      <p role="status">{isResent && !error ? words.resent : ''}</p>
    </form>
  )
}

type Asked = {
  readonly factorType: string
  /** Where the code went, shortened. */
  readonly hint: string | undefined
  readonly canRemember: boolean
}

function FactorCode({ factorType, hint, canRemember, ...form }: FormProps & Asked) {
  const { answerFactor } = useLogin()
  const sending = useForm('answerFactor', form, ({ code = '', remember }) =>
    answerFactor({ code: code.trim(), ...(remember ? { rememberThisDevice: true } : {}) }),
  )
  const asked = { factorType, hint, canRemember }
  return <CodeForm {...form} sending={sending} name="second-factor" asked={asked} />
}

/** A passkey is no code: its device asks for it. A question is good for one answer. */
function PasskeyProof({ canRemember, ...form }: FormProps & Pick<Asked, 'canRemember'>) {
  const words = withWords(form.words)
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
      {words.passkeyWanted && <p>{words.passkeyWanted}</p>}
      {canRemember && <Check name="remember" label={words.rememberDevice} />}
      {form.children}
    </FormFrame>
  )
}

function CodeForm({
  asked,
  children,
  ...form
}: FormProps & { readonly sending: Sending; readonly name: string; readonly asked?: Asked }) {
  const words = withWords(form.words)
  const { Check = PlainCheck } = form.parts ?? {}
  const lede = asked ? words.codeWanted(asked.hint) : words.codeMailed
  return (
    <FormFrame {...form} action="verify">
      {lede && <p>{lede}</p>}
      <CodeField isWritten={asked?.factorType === 'RECOVERY_CODE'} />
      {asked?.canRemember && <Check name="remember" label={words.rememberDevice} />}
      {children}
    </FormFrame>
  )
}

/** Each factor is a button of one form. */
function FactorChoice({ words }: { readonly words: FormWords }) {
  const { state, isBusy, chooseFactor } = useLogin()
  const { attributes, hidden } = useLoginForm('chooseFactor', {
    take: ({ factor }) => chooseFactor(factor as SecondFactor),
  })
  if (state.loginState !== 'SECOND_FACTOR_REQUIRED') return null
  const known = state.data.factors.filter(({ factorType }) => words.factors[factorType])
  return (
    <form {...attributes} data-vitrine="choose-factor">
      <HiddenFields fields={hidden} />
      <fieldset>
        <legend>{words.chooseFactor}</legend>
        {known.map(({ factorType }) => (
          <button
            key={factorType}
            type="submit"
            name="factor"
            value={factorType}
            aria-disabled={isBusy}
          >
            {words.factors[factorType]}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
