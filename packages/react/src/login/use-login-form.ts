import { type FormEvent, useState } from 'react'
import { type Fields, fieldsOf } from '../fields.ts'
import type { LoginStanding, LoginStep } from './login-machine.ts'
import { useLogin } from './use-login.ts'

/** Adds fields that only the browser can provide, such as a captcha token, on submit. */
export type Prepare = (fields: Fields) => Promise<Fields>

export interface LoginFormOptions {
  /** The step of the login, where no server handles the form. */
  readonly take?: (fields: Fields) => Promise<LoginStanding>
  readonly prepare?: Prepare | undefined
  /** Whether the form may be sent; checked where no server validates it. */
  readonly isComplete?: (form: HTMLFormElement) => boolean
}

/** A form of one step of the login. */
export interface LoginFormView {
  /** Attributes of the form element. */
  readonly attributes: {
    readonly method: 'post'
    readonly action: string | undefined
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  /** Hidden fields. */
  readonly hidden: Fields
  readonly isBusy: boolean
  /** A server handles the form: it works without scripts. */
  readonly isServed: boolean
}

/**
 * For custom forms that take a step of the login, such as requesting another code. With a session
 * on the server it is a plain form of the page; otherwise `take` receives its fields.
 */
export function useLoginForm(step: LoginStep, options: LoginFormOptions = {}): LoginFormView {
  const { take, prepare, isComplete } = options
  const { formOf, isBusy, busyWith } = useLogin()
  const [isPreparing, setPreparing] = useState(false)
  const served = formOf?.(step)

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy || isPreparing || (!served && isComplete?.(form) === false)) return
    const { submitter } = event.nativeEvent as SubmitEvent
    const fields = fieldsOf(form, submitter)
    const send = served?.send ?? take
    if (!prepare) return void (await send?.(fields))
    setPreparing(true)
    // The form is sent without the missing fields, and the API reports the error.
    const more = await prepare(fields).catch(() => ({}))
    const sent = send?.({ ...fields, ...more })
    setPreparing(false)
    await sent
  }
  return {
    attributes: {
      // POST, so that a submission by the browser itself never puts a password into the address.
      method: 'post',
      action: served?.action,
      onSubmit: (event) => void onSubmit(event),
    },
    hidden: served?.hidden ?? {},
    isBusy: isPreparing || busyWith === step,
    isServed: served !== undefined,
  }
}
