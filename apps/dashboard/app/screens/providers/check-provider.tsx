import type { ProviderFinding } from '@vitrine/contract/identity-providers'
import { useState } from 'react'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useAction } from '../../shared/use-operation.ts'
import { checkProvider, type ProviderForm, requestOf } from './form.ts'

/** Checks the provider and shows its problems. */
export function CheckProvider({ form }: { readonly form: ProviderForm }) {
  const messages = useMessages()
  const { providers } = messages
  const check = useAction('identityProviders.checkProvider')
  const [isIncomplete, setIncomplete] = useState(false)
  const ask = () => {
    const wrong = Object.keys(checkProvider(form, messages))
    setIncomplete(wrong.length > 0)
    check.reset()
    if (wrong.length === 0) {
      check.mutate({ provider: { kind: form.kind, ...requestOf(form) } })
    }
  }
  const findings = check.data?.findings
  return (
    <section className="provider-check">
      <button type="button" className="button" disabled={check.isPending} onClick={ask}>
        {check.isPending ? providers.checking : providers.check}
      </button>
      <div role="status">
        {isIncomplete && <p className="field-error">{providers.checkIncomplete}</p>}
        {check.error ? <Failure error={check.error} /> : null}
        {findings?.length === 0 && <p className="provider-good">{providers.checkGood}</p>}
        {findings && findings.length > 0 && (
          <ul className="provider-findings">
            {findings.map((finding) => (
              <li key={`${finding.problem} ${finding.address} ${finding.detail}`}>
                <Finding finding={finding} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function Finding({ finding }: { readonly finding: ProviderFinding }) {
  const { providers } = useMessages()
  const { problem, address, found, detail } = finding
  return (
    <>
      <p className="field-error">{providers.problems[problem]}</p>
      {address && <code>{address}</code>}
      {found && <p className="mute">{providers.found({ what: found })}</p>}
      {detail && <p className="mute">{detail}</p>}
    </>
  )
}
