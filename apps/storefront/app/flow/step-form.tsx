import { Button, type ButtonTone } from '@vitrine/ui/button'
import type { FormEvent, ReactNode } from 'react'

export type StepFormProps = {
  /** Tells the forms of a page apart. */
  id: string
  action: string
  returnTo: string
  submit: string
  tone?: ButtonTone
  /** Which of its forms a page is sending. */
  sending: string | undefined
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Somebody begins to fill it in. */
  onFocus?: () => void
  /** Fields that are the same however it is filled in. */
  hidden?: Readonly<Record<string, string>>
  className?: string
  children?: ReactNode
}

/** A form of one step: a plain form of the page, taken over where scripts run. */
export function StepForm(props: StepFormProps) {
  const { id, action, returnTo, submit, tone = 'primary', sending, hidden = {} } = props
  return (
    <form
      className={props.className ?? 'door-form'}
      id={id}
      method="post"
      action={action}
      noValidate
      onSubmit={props.onSubmit}
      onFocus={props.onFocus}
    >
      {returnTo !== '/' && <input type="hidden" name="return" value={returnTo} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {props.children}
      <Button type="submit" tone={tone} wide={tone === 'primary'} loading={sending === id}>
        {submit}
      </Button>
    </form>
  )
}
