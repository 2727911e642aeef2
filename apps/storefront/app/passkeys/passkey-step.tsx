import { Button } from '@vitrine/ui/button'
import type { ReactNode } from 'react'
import { useWords } from '../messages/index.ts'
import { PasskeyProblem } from './passkey-problem.tsx'
import { fieldsOf } from './use-offered-passkeys.ts'
import { askAt, useHasPasskeys, usePasskey } from './use-passkey.ts'

type PasskeyStepProps = {
  /** Whether a passkey is made or shown. */
  purpose: 'create' | 'show'
  /** The page that asks and takes the answer. */
  action: string
  returnTo: string
  /** Fields that are sent along. */
  children?: ReactNode
}

/** The step of a flow that a passkey takes. */
export function PasskeyStep({ purpose, action, returnTo, children }: PasskeyStepProps) {
  const words = useWords()
  const hasPasskeys = useHasPasskeys()
  const { isBusy, problem, run } = usePasskey(action)
  if (!hasPasskeys) return <p role="status">{words.t('passkey.unknown')}</p>
  const begin = (form: HTMLFormElement) => {
    const more = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    void run(async ({ createPasskey, showPasskey }) => {
      const asked = await askAt(action, new URLSearchParams(more))
      const credential = await (purpose === 'create' ? createPasskey : showPasskey)(asked.options)
      return new URLSearchParams([...more, ...fieldsOf(asked, credential)])
    })
  }
  return (
    <>
      <form
        className="door-form passkey"
        method="post"
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          begin(event.currentTarget)
        }}
      >
        <input type="hidden" name="do" value="ask" />
        {returnTo !== '/' && <input type="hidden" name="return" value={returnTo} />}
        {children}
        <Button type="submit" tone="primary" wide loading={isBusy}>
          {words.t(`passkey.${purpose}`)}
        </Button>
        <PasskeyProblem problem={problem} />
      </form>
      <noscript>
        <p>{words.t('passkey.noScripts')}</p>
      </noscript>
    </>
  )
}
