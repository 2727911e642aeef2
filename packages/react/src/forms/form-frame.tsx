import type { FormEvent, ReactNode, RefObject } from 'react'
import type { Problems } from './problems.ts'
import { useIsReady } from './use-is-ready.ts'
import type { FormWords } from './words.ts'

/** What every form takes. */
export interface FormProps {
  /** English unless given; `german` is there too. */
  readonly words?: Partial<FormWords>
  readonly className?: string
  /** Before the button: a captcha's widget, a link to the terms. */
  readonly children?: ReactNode
}

/** A form with its problem, its button, and nothing of how it looks. */
export function FormFrame({
  name,
  form,
  problems,
  words,
  isBusy,
  action,
  onSubmit,
  className,
  children,
  after,
}: Pick<FormProps, 'className' | 'children'> & {
  readonly name: string
  readonly form: RefObject<HTMLFormElement | null>
  readonly problems: Problems
  readonly words: FormWords
  readonly isBusy: boolean
  /** What the button says. */
  readonly action: string
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  readonly after?: ReactNode
}) {
  const isReady = useIsReady()
  return (
    <form
      ref={form}
      // Should the browser send it by itself after all, no password shall stand in an address.
      method="post"
      data-vitrine={name}
      className={className}
      aria-busy={isBusy}
      onSubmit={(event) => void onSubmit(event)}
      noValidate
    >
      {problems.form && <p role="alert">{problems.form}</p>}
      {children}
      <button type="submit" disabled={!isReady} aria-disabled={isBusy}>
        {isBusy ? words.isBusy : action}
      </button>
      {after}
    </form>
  )
}
