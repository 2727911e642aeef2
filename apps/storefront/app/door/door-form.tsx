import { Button } from '@vitrine/ui/button'
import { PasswordField, TextField } from '@vitrine/ui/field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { links } from '../links.ts'
import { useWords, type Words } from '../messages/index.ts'
import type { DoorProps } from './door-route.ts'
import { ErrorSummary } from './error-summary.tsx'
import type { DoorErrors } from './knock.ts'

/** Works as a plain form; with scripts the sign-in runs here and only mistakes come back. */
export function DoorForm(props: DoorProps) {
  const { mode, email, name, returnTo } = props
  const words = useWords()
  const { errors, isSending, send } = useSignIn(props)
  const told = sentences(errors, words)
  return (
    <form className="door-form" method="post" action={links[mode]()} noValidate onSubmit={send}>
      <ErrorSummary errors={told} />
      {returnTo !== '/' && <input type="hidden" name="return" value={returnTo} />}
      {mode === 'register' && (
        <TextField
          id="name"
          name="name"
          label={words.t('register.name')}
          optional
          autoComplete="name"
          maxLength={100}
          defaultValue={name}
          dir="auto"
        />
      )}
      <TextField
        id="email"
        name="email"
        type="email"
        label={words.t(`${mode}.email`)}
        {...(mode === 'register' ? { hint: words.t('register.email.hint') } : {})}
        error={told.email}
        autoComplete={mode === 'login' ? 'username' : 'email'}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        defaultValue={email}
        required
      />
      <PasswordField
        id="password"
        name="password"
        label={words.t(`${mode}.password`)}
        {...(mode === 'register' ? { hint: words.t('register.password.hint') } : {})}
        error={told.password}
        autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
        maxLength={100}
        required
      />
      <Button type="submit" tone="primary" wide loading={isSending}>
        {words.t(`${mode}.submit`)}
      </Button>
    </form>
  )
}

/** Runs the sign-in in the browser. Where that fails the form is sent as if there were no scripts. */
function useSignIn({ mode, clientId, returnTo, errors: first }: DoorProps) {
  const [errors, setErrors] = useState<DoorErrors>(first)
  const [isSending, setIsSending] = useState(false)
  const isReady = useRef(false)
  useEffect(() => {
    isReady.current = true
  }, [])
  const send = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    if (!clientId || !isReady.current) return
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    const data = new FormData(form)
    const text = (name: string) => String(data.get(name) ?? '')
    const fields = { email: text('email'), password: text('password'), name: text('name') }
    try {
      const { signInHere } = await import('./browser-sign-in.ts')
      const reply = await signInHere({ clientId, mode, returnTo }, fields)
      if (!reply) return
      if (reply.kind !== 'refused') return form.submit()
      setErrors({ ...reply.errors })
      setIsSending(false)
    } catch {
      form.submit()
    }
  }
  return { errors, isSending, send }
}

/** What is wrong, in sentences of the page's language. */
export function sentences({ email, password, form }: DoorErrors, words: Words) {
  return {
    ...(email ? { email: words.t(`door.email.${email}`) } : {}),
    ...(password ? { password: words.t(`door.password.${password}`) } : {}),
    ...(form ? { form: words.t(`door.${form}`) } : {}),
  }
}
