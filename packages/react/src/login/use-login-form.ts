import { type FormEvent, useState } from 'react'
import { type Fields, fieldsOf } from '../fields.ts'
import type { LoginStanding, LoginStep } from './login-machine.ts'
import { useLogin } from './use-login.ts'

/** Adds to a form what only the browser can give, such as the answer of a captcha, when it is sent. */
export type Prepare = (fields: Fields) => Promise<Fields>

export interface LoginFormOptions {
  /** The step by the login's own means, where no server takes the form. */
  readonly take?: (fields: Fields) => Promise<LoginStanding>
  readonly prepare?: Prepare | undefined
  /** Whether it is worth sending; asked where no server says so. */
  readonly isComplete?: (form: HTMLFormElement) => boolean
}

/** A form of one step of the login. */
export interface LoginFormView {
  /** Of the form element. */
  readonly attributes: {
    readonly method: 'post'
    readonly action: string | undefined
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  /** Fields that go along. */
  readonly hidden: Fields
  readonly isBusy: boolean
  /** A server takes it: it works without scripts. */
  readonly isServed: boolean
}

/**
 * For a form of your own that takes a step of the login, such as one that asks for another code. Where a
 * server keeps the session it is a plain form of the page; else `take` takes its fields.
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
    // What the browser could not add is missing, and whoever takes the form says so.
    const more = await prepare(fields).catch(() => ({}))
    const sent = send?.({ ...fields, ...more })
    setPreparing(false)
    await sent
  }
  return {
    attributes: {
      // Should the browser send it by itself, no password shall stand in an address.
      method: 'post',
      action: served?.action,
      onSubmit: (event) => void onSubmit(event),
    },
    hidden: served?.hidden ?? {},
    isBusy: isPreparing || busyWith === step,
    isServed: served !== undefined,
  }
}
