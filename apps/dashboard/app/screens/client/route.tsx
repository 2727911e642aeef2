import type { OauthClient } from '@vitrine/contract/clients'
import { links } from '../../links.ts'
import { useConfirm } from '../../shared/confirm.tsx'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { errorMessage, Failure } from '../../shared/failure.tsx'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { FormPage } from '../../shared/form-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useUrlParam } from '../../shared/url-params.ts'
import { useForm } from '../../shared/use-form.ts'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { useUnsavedChangesGuard } from '../../shared/use-unsaved-changes-guard.ts'
import { checkClient, emptyClient, formOfClient, requestOf } from './form.ts'
import { ClientFields, ClientIdentifiers } from './page.tsx'
import { ClientSecret } from './secret.tsx'

const invalidates = ['clients.listClients', 'clients.getClient'] as const

export function NewClientRoute() {
  const { clients } = useMessages()
  const { go } = useNavigation()
  const showToast = useToast()
  const create = useAction('clients.createClient', { invalidates })
  return (
    <Editor
      client={undefined}
      busy={create.isPending}
      error={create.error}
      onSave={(form, onStored, onRefused) =>
        create.mutate(
          { client: form },
          {
            onSuccess: ({ client }) => {
              onStored(client)
              showToast({ text: clients.created({ name: client.name }) })
              go(links.client(client.id), { replace: true })
            },
            onError: onRefused,
          },
        )
      }
    />
  )
}

export function ClientRoute() {
  const { clients, shell } = useMessages()
  const id = useUrlParam('clientId')
  const showToast = useToast()
  const result = useOperation('clients.getClient', { id })
  const update = useAction('clients.updateClient', { invalidates })
  if (result.data) {
    return (
      <Editor
        key={id}
        client={result.data.client}
        busy={update.isPending}
        error={update.error}
        onSave={(form, onStored, onRefused) =>
          update.mutate(
            { client: { id, ...form } },
            {
              onSuccess: ({ client }) => {
                onStored(client)
                showToast({ text: clients.saved({ name: client.name }) })
              },
              onError: onRefused,
            },
          )
        }
      />
    )
  }
  const missing = result.error?.status === 404
  return (
    <>
      <PageHeader title={clients.back} />
      {!result.error && <Skeleton rows={6} label={shell.loading} />}
      {missing && (
        <EmptyState title={clients.missing} text="">
          <Link className="button" href={links.developers()}>
            {clients.back}
          </Link>
        </EmptyState>
      )}
      {result.error && !missing && (
        <Failure error={result.error} onRetry={() => result.refetch()} />
      )}
    </>
  )
}

interface EditorProps {
  readonly client: OauthClient | undefined
  readonly busy: boolean
  readonly error: unknown
  readonly onSave: (
    form: ReturnType<typeof requestOf>,
    onStored: (client: OauthClient) => void,
    onRefused: (error: unknown) => void,
  ) => void
}

const serverErrorsOf = (error: unknown) => fieldErrorsOf(error, 'client.', Object.keys(emptyClient))

function Editor({ client, busy, error, onSave }: EditorProps) {
  const messages = useMessages()
  const { clients } = messages
  const state = useForm(client ? formOfClient(client) : emptyClient)
  const title = client?.name ?? clients.newTitle
  useUnsavedChangesGuard(title, state.hasUnsavedChanges)
  const save = () => {
    const problems = checkClient(state.form, messages)
    state.showErrors(problems)
    if (Object.keys(problems).length > 0) return
    onSave(
      requestOf(state.form),
      (stored) => state.markSaved(formOfClient(stored)),
      (refused) => state.showErrors(serverErrorsOf(refused)),
    )
  }
  const isNamed = Object.keys(serverErrorsOf(error)).length > 0
  return (
    <FormPage
      title={title}
      backLink={<Link href={links.developers()}>{clients.back}</Link>}
      isNew={!client}
      dirty={state.dirty}
      errors={state.errors}
      remoteChange={state.remoteChange}
      busy={busy}
      failure={isNamed ? undefined : error}
      saveOperation={client ? 'clients.updateClient' : 'clients.createClient'}
      onSave={save}
      preview={client && <ClientIdentifiers id={client.id} site={globalThis.location.origin} />}
    >
      <ClientFields state={state} isOwn={client?.isOwn ?? false} />
      {client && !client.isOwn && <ClientSecret client={client} now={new Date()} />}
      {client && <DeleteClient client={client} onDelete={() => state.markSaved()} />}
    </FormPage>
  )
}

interface DeleteClientProps {
  readonly client: OauthClient
  readonly onDelete: () => void
}

function DeleteClient({ client, onDelete }: DeleteClientProps) {
  const messages = useMessages()
  const { clients } = messages
  const confirm = useConfirm()
  const showToast = useToast()
  const { go } = useNavigation()
  const action = useAction('clients.deleteClient', { invalidates: ['clients.listClients'] })
  const remove = async () => {
    const { id, name } = client
    const question = {
      title: clients.deleteTitle({ name }),
      text: clients.deleteText,
      yes: clients.delete,
    }
    if (!(await confirm({ ...question, typed: name }))) return
    action.mutate(
      { id },
      {
        onSuccess: () => {
          onDelete()
          showToast({ text: clients.deleted({ name }) })
          go(links.developers(), { replace: true })
        },
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  }
  if (client.isOwn) return <p className="field-hint">{clients.cannotDeleteOwn}</p>
  return (
    <IfAllowed call="clients.deleteClient">
      <button type="button" className="button button-quiet-bad" onClick={() => void remove()}>
        {clients.delete}…
      </button>
    </IfAllowed>
  )
}
