import { useState } from 'react'
import type { SecondFactor } from '../login/login-machine.ts'
import { useLogin } from '../login/use-login.ts'
import { FormField } from './field.tsx'
import { FormFrame, type FormProps } from './form-frame.tsx'
import { useForm } from './use-form.ts'
import { type FormWords, withWords } from './words.ts'

export type VerifyFormProps = FormProps

/**
 * Takes the code that a login waits for: the one that was mailed to prove an address, or the one of a
 * second factor. Shows nothing where no code is asked for.
 */
export function VerifyForm(props: VerifyFormProps) {
  const words = withWords(props.words)
  const { state } = useLogin()
  if (state.loginState === 'OWNER_APPROVAL_REQUIRED') {
    return <p role="status">{words.waitsForOwner}</p>
  }
  if (state.loginState === 'EMAIL_VERIFICATION_REQUIRED') return <MailedCode {...props} />
  if (state.loginState !== 'SECOND_FACTOR_REQUIRED') return null
  return state.data.factorType ? <FactorCode {...props} /> : <FactorChoice words={words} />
}

function MailedCode({ words: given, className, children }: VerifyFormProps) {
  const words = withWords(given)
  const { verify, resend, ...view } = useLogin()
  const [isResent, setResent] = useState(false)
  const { form, problems, onSubmit } = useForm(view, words, ({ code = '' }) => {
    setResent(false)
    return verify(code.replace(/[\s-]/g, ''))
  })
  const sendAgain = async () => {
    await resend()
    setResent(true)
  }
  return (
    <FormFrame
      name="verify"
      action={words.verify}
      isBusy={view.isBusy}
      {...{ form, problems, words, onSubmit }}
      {...(className ? { className } : {})}
      after={
        <>
          <button type="button" aria-disabled={view.isBusy} onClick={() => void sendAgain()}>
            {words.resend}
          </button>
          <p role="status">{isResent && !view.error ? words.resent : ''}</p>
        </>
      }
    >
      <p>{words.codeMailed}</p>
      <CodeField words={words} error={problems.code} />
      {children}
    </FormFrame>
  )
}

function FactorCode({ words: given, className, children }: VerifyFormProps) {
  const words = withWords(given)
  const { answerFactor, ...view } = useLogin()
  const { state } = view
  const hint = state.loginState === 'SECOND_FACTOR_REQUIRED' ? state.data.hint : undefined
  const { form, problems, onSubmit } = useForm(view, words, ({ code = '', remember }) =>
    answerFactor({ code: code.trim(), ...(remember ? { rememberThisDevice: true } : {}) }),
  )
  return (
    <FormFrame
      name="second-factor"
      action={words.verify}
      isBusy={view.isBusy}
      {...{ form, problems, words, onSubmit }}
      {...(className ? { className } : {})}
    >
      <p>{words.codeWanted(hint)}</p>
      <CodeField words={words} error={problems.code} />
      <label>
        <input type="checkbox" name="remember" value="yes" />
        {words.rememberDevice}
      </label>
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

const CodeField = ({
  words,
  error,
}: {
  readonly words: FormWords
  readonly error: string | undefined
}) => (
  <FormField
    label={words.code}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    required
    error={error}
  />
)
