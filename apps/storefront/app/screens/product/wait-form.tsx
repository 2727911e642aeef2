import { textOf } from '@vitrine/messages'
import { Button } from '@vitrine/ui/button'
import { TextField } from '@vitrine/ui/field'
import { useEffect, useRef } from 'react'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { ProductProps } from './product-view.ts'
import { WAIT_EMAIL, type WaitView } from './waiting.ts'

type WaitFormProps = Pick<ProductProps, 'slug' | 'selection' | 'errors'> & { wait: WaitView }

const none = {}

/** One field in place of the button of something that is sold out. */
export function WaitForm({ slug, selection, wait, errors: given = none }: WaitFormProps) {
  const { wait: texts } = useMessages()
  const { errors, sending, onSubmit } = useFormPost(given)
  const error = errors[WAIT_EMAIL] ?? errors.form
  const place = useFocusOnChange(error ?? wait.state)
  if (wait.state === 'stored') {
    return (
      <p className="wait wait-stored" role="status" tabIndex={-1} ref={place}>
        {textOf(texts.stored, { email: wait.email })}
      </p>
    )
  }
  return (
    <form
      className="wait"
      id="wait"
      method="post"
      action={links.product(slug, selection)}
      noValidate
      onSubmit={onSubmit}
    >
      <TextField
        ref={place}
        label={texts.email}
        hint={texts.once}
        error={error}
        name={WAIT_EMAIL}
        type="email"
        autoComplete="email"
        required
        defaultValue={wait.email}
      />
      <Button type="submit" tone="primary" wide loading={sending === 'wait'}>
        {texts.submit}
      </Button>
    </form>
  )
}

/** Moves the focus to the error or the result; not when the page opens. */
function useFocusOnChange(what: string) {
  const place = useRef<HTMLElement & HTMLInputElement>(null)
  const before = useRef(what)
  useEffect(() => {
    if (before.current !== what) place.current?.focus()
    before.current = what
  }, [what])
  return place
}
