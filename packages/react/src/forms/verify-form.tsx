import { type ReactNode, useRef, useState } from 'react'
import type { SecondFactor } from '../login/login-machine.ts'
import { useLogin } from '../login/use-login.ts'
import { CodeField } from './fields.tsx'
import { type DrawnForm, FormFrame, type FormProps } from './form-frame.tsx'
import { PlainCheck } from './parts.tsx'
import { toServer } from './sending.ts'
import { useForm } from './use-form.ts'
import { type FormWords, withWords } from './words.ts'

/** Which code is waited for. */
export interface AskedCode {
  /** Absent for the code that was mailed to prove an address. */
  readonly factorType?: string
  /** Where it went, shortened. */
  readonly hint?: string | undefined
  /** Offers not to ask again on this device. */
  readonly canRemember?: boolean
}

export interface VerifyFormProps extends FormProps {
  /** What the server waits for, with `posted`; without it `useLogin` knows. */
  readonly asked?: AskedCode
}

/**
 * Takes the code that a login waits for: the one that was mailed to prove an address, or the one of a
 * second factor. Shows nothing where no code is asked for. With `posted` a server takes the code.
 */
export function VerifyForm({ posted, asked = {}, ...form }: VerifyFormProps) {
  if (!posted) return <OwnVerify {...form} />
  return <CodeForm {...form} asked={asked} sending={toServer(posted)} />
}

type OwnProps = Omit<VerifyFormProps, 'posted' | 'asked'>

function OwnVerify(form: OwnProps) {
  const words = withWords(form.words)
  const { state } = useLogin()
  if (state.loginState === 'OWNER_APPROVAL_REQUIRED') {
    return <p role="status">{words.waitsForOwner}</p>
  }
  if (state.loginState === 'EMAIL_VERIFICATION_REQUIRED') return <MailedCode {...form} />
  if (state.loginState !== 'SECOND_FACTOR_REQUIRED') return null
  if (state.data.factorType === 'WEBAUTHN') return <PasskeyProof {...form} />
  return state.data.factorType ? <FactorCode {...form} /> : <FactorChoice words={words} />
}

function MailedCode(form: OwnProps) {
  const words = withWords(form.words)
  const { verify, resend, ...view } = useLogin()
  const [isResent, setResent] = useState(false)
  const sending = useForm(view, words, ({ code = '' }) => {
    setResent(false)
    return verify(code.replace(/[\s-]/g, ''))
  })
  const sendAgain = async () => {
    await resend()
    setResent(true)
  }
  const again = (
    <>
      <button type="button" aria-disabled={view.isBusy} onClick={() => void sendAgain()}>
        {words.resend}
      </button>
      <p role="status">{isResent && !view.error ? words.resent : ''}</p>
    </>
  )
  return <CodeForm {...form} asked={{}} sending={sending} after={again} />
}

function FactorCode(form: OwnProps) {
  const { answerFactor, ...view } = useLogin()
  const { state } = view
  const { factorType, hint } = state.loginState === 'SECOND_FACTOR_REQUIRED' ? state.data : {}
  const sending = useForm(view, withWords(form.words), ({ code = '', remember }) =>
    answerFactor({ code: code.trim(), ...(remember ? { rememberThisDevice: true } : {}) }),
  )
  return <CodeForm {...form} asked={{ factorType, hint, canRemember: true }} sending={sending} />
}

/** A passkey is no code: its device asks for it. A question is good for one answer. */
function PasskeyProof(form: OwnProps) {
  const words = withWords(form.words)
  const { showPasskey, chooseFactor, ...view } = useLogin()
  const isUsed = useRef(false)
  const sending = useForm(view, words, async ({ remember }) => {
    if (isUsed.current) await chooseFactor('WEBAUTHN')
    isUsed.current = true
    return showPasskey(remember ? { rememberThisDevice: true } : {})
  })
  const { Check = PlainCheck } = form.parts ?? {}
  return (
    <FormFrame {...form} sending={sending} name="second-factor" action="verify">
      <p>{words.passkeyWanted}</p>
      <Check name="remember" label={words.rememberDevice} />
      {form.children}
    </FormFrame>
  )
}

function CodeForm({
  asked: { factorType, hint, canRemember = false },
  children,
  ...form
}: DrawnForm & { readonly asked: AskedCode; readonly after?: ReactNode }) {
  const words = withWords(form.words)
  const { Check = PlainCheck } = form.parts ?? {}
  const lede = factorType ? words.codeWanted(hint) : words.codeMailed
  return (
    <FormFrame {...form} name={factorType ? 'second-factor' : 'verify'} action="verify">
      {lede && <p>{lede}</p>}
      <CodeField isWritten={factorType === 'RECOVERY_CODE'} />
      {canRemember && <Check name="remember" label={words.rememberDevice} />}
      {children}
    </FormFrame>
  )
}

function FactorChoice({ words }: { readonly words: FormWords }) {
  const { state, isBusy, chooseFactor } = useLogin()
  if (state.loginState !== 'SECOND_FACTOR_REQUIRED') return null
  const known = state.data.factors.filter(({ factorType }) => words.factors[factorType])
  return (
    <fieldset data-vitrine="choose-factor">
      <legend>{words.chooseFactor}</legend>
      {known.map(({ factorType }) => (
        <button
          key={factorType}
          type="button"
          aria-disabled={isBusy}
          onClick={() => void chooseFactor(factorType as SecondFactor)}
        >
          {words.factors[factorType]}
        </button>
      ))}
    </fieldset>
  )
}
