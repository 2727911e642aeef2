import type { ComponentProps, FormEvent } from 'react'
import type { Problems } from './problems.ts'

/**
 * A server that takes the form and answers with a page: a plain form, which works before scripts run and
 * without them. The ids of its fields are their names, so that a list of mistakes can lead to them.
 */
export interface PostedForm {
  /** Address that takes it. */
  readonly action: string
  /** Of the form; tells forms of one page apart. */
  readonly id?: string | undefined
  /** Fields that are the same however it is filled in, such as where to go on. */
  readonly hidden?: Readonly<Record<string, string>>
  /** What was typed before, by name. A password is never given back. */
  readonly values?: Readonly<Record<string, string>>
  /** What the server said no with: `form` is shown above the fields, all others beside theirs. */
  readonly problems?: Problems
  /** It is on its way. */
  readonly isBusy?: boolean
  /** Takes the sending over where scripts run. */
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** Somebody begins to fill it in. */
  readonly onFocus?: () => void
}

/** Where a form goes and what came back: the login of this page, or a server. */
export interface Sending {
  readonly problems: Problems
  readonly isBusy: boolean
  /** Without scripts it would go nowhere. */
  readonly needsScripts: boolean
  readonly hidden: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
  /** Attributes of the form element. */
  readonly attributes: ComponentProps<'form'>
}

/** The sending of a form that a server takes. */
export function toServer(posted: PostedForm): Sending {
  const { hidden = {}, values = {}, problems = {}, isBusy = false, ...attributes } = posted
  return { hidden, values, problems, isBusy, needsScripts: false, attributes }
}
