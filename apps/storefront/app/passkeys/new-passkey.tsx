import { Button } from '@vitrine/ui/button'
import { useMessages } from '../messages/index.ts'
import { PasskeyProblem } from './passkey-problem.tsx'
import { fieldsOf } from './use-offered-passkeys.ts'
import { requestPasskeyOptions, useHasPasskeys, usePasskey } from './use-passkey.ts'

type NewPasskeyProps = {
  /** Path that returns the challenge and accepts the response. */
  action: string
  returnTo: string
}

/** Creates a passkey in the browser. */
export function NewPasskey({ action, returnTo }: NewPasskeyProps) {
  const messages = useMessages()
  const hasPasskeys = useHasPasskeys()
  const { isBusy, problem, run } = usePasskey(action)
  if (!hasPasskeys) return <p role="status">{messages.passkey.unknown}</p>
  const begin = (form: HTMLFormElement) => {
    const more = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    void run(async ({ createPasskey }) => {
      const passkeyRequest = await requestPasskeyOptions(action, new URLSearchParams(more))
      const credential = await createPasskey(passkeyRequest.options)
      return new URLSearchParams([...more, ...fieldsOf(passkeyRequest, credential)])
    })
  }
  return (
    <>
      <form
        className="auth-form passkey"
        method="post"
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          begin(event.currentTarget)
        }}
      >
        <input type="hidden" name="do" value="ask" />
        {returnTo !== '/' && <input type="hidden" name="return" value={returnTo} />}
        <Button type="submit" tone="primary" wide loading={isBusy}>
          {messages.passkey.create}
        </Button>
        <PasskeyProblem problem={problem} />
      </form>
      <noscript>
        <p>{messages.passkey.noScripts}</p>
      </noscript>
    </>
  )
}
