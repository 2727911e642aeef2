import type { OauthClient } from '@vitrine/contract/clients'
import { useState } from 'react'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { OneTimeSecret } from '../../shared/one-time-secret.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { Section } from '../../shared/section.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'

const invalidates = ['clients.listClients', 'clients.getClient'] as const

/** The secret of a client: shown once, replaced or removed. */
export function ClientSecret({
  client,
  now,
}: {
  readonly client: OauthClient
  readonly now: Date
}) {
  const messages = useMessages()
  const { clients } = messages
  const confirm = useConfirm()
  const showToast = useToast()
  const [newSecret, setNewSecret] = useState<string>()
  const make = useAction('clients.createClientSecret', { invalidates })
  const remove = useAction('clients.deleteClientSecret', { invalidates })
  const { id, secretHint, secretDate } = client
  const onError = (error: unknown) =>
    showToast({ text: errorMessage(error, messages), isError: true })
  const confirmReplace = async (question: { title: string; text: string; yes: string }) =>
    !secretHint || confirm(question)
  const create = async () => {
    if (!(await confirmReplace(clients.replaceSecret))) return
    make.mutate({ id }, { onSuccess: ({ secret }) => setNewSecret(secret), onError })
  }
  const removeSecret = async () => {
    if (!(await confirmReplace(clients.removeSecret))) return
    const onSuccess = () => showToast({ text: clients.secretRemoved })
    remove.mutate({ id }, { onSuccess, onError })
  }
  return (
    <Section title={clients.secret}>
      <p className="field-hint">{clients.secretHint}</p>
      {secretHint && secretDate && (
        <p>
          <code>{secretHint}…</code>{' '}
          <span className="mute">
            <RelativeTime moment={secretDate} now={now} />
          </span>
        </p>
      )}
      <div className="field-ways">
        <IfAllowed call="clients.createClientSecret">
          <button type="button" className="button" onClick={() => void create()}>
            {secretHint ? clients.replaceSecret.yes : clients.makeSecret}
          </button>
        </IfAllowed>
        {secretHint && (
          <IfAllowed call="clients.deleteClientSecret">
            <button
              type="button"
              className="button button-quiet-bad"
              onClick={() => void removeSecret()}
            >
              {clients.removeSecret.yes}
            </button>
          </IfAllowed>
        )}
      </div>
      {newSecret && (
        <OneTimeSecret
          title={clients.secret}
          text={clients.secretOnce}
          subject={clients.secret}
          secret={newSecret}
          onClose={() => setNewSecret(undefined)}
        />
      )}
    </Section>
  )
}
