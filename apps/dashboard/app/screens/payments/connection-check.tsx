import { textOf } from '@vitrine/messages'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useAction } from '../../shared/use-operation.ts'
import type { Connection } from './connection-form.ts'
import { useAccountProvider } from './provider-texts.ts'

/** Checks the stored keys with the provider, and shows problems. */
export function ConnectionCheck({ provider }: Pick<Connection, 'provider'>) {
  const { paymentProviders: texts } = useMessages()
  const { name } = useAccountProvider(provider)
  const check = useAction('paymentConnections.checkConnection')
  const { data, error, isPending } = check
  return (
    <div className="payment-check">
      <button
        type="button"
        className="button button-small"
        aria-label={texts.checkOf({ name })}
        disabled={isPending}
        onClick={() => check.mutate({ provider })}
      >
        {isPending ? texts.checking({ name }) : texts.check}
      </button>
      <div role="status">
        {error ? <Failure error={error} /> : null}
        {data?.findings.length === 0 && (
          <p className="payment-check-good">
            {data.account ? texts.good({ account: data.account }) : texts.goodUnnamed}
          </p>
        )}
        {data && data.findings.length > 0 && (
          <ul className="payment-findings">
            {data.findings.map(({ problem, says }) => (
              <li key={problem}>
                <p className="field-error">{textOf(texts.problems[problem], { name })}</p>
                {says && <p className="mute">{texts.says({ name, text: says })}</p>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
