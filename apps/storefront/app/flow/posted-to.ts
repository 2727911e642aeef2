import type { PostedForm } from '@vitrine/react'
import type { Errors } from './errors.ts'
import type { StepFormProps } from './step-form.tsx'

type Way = Pick<StepFormProps, 'id' | 'action' | 'returnTo' | 'sending' | 'onSubmit' | 'onFocus'> &
  Pick<PostedForm, 'values'> & { errors: Errors }

/** How a form of `@vitrine/react` goes to its page. What is about no field stands at the page's head. */
export function postedTo({ id, returnTo, sending, errors, ...form }: Way): PostedForm {
  const { form: _ofThePage, ...problems } = errors
  return {
    ...form,
    id,
    hidden: returnTo === '/' ? {} : { return: returnTo },
    problems,
    isBusy: sending === id,
  }
}
