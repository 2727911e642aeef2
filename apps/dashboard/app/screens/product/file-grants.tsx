import { errorMessage, Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { GrantForm } from './grant-form.tsx'
import { GrantsTable, nameOfGrant } from './grants-table.tsx'

const invalidates = ['digitalFiles.listFileGrants'] as const

/** Members who may download, and giving the right to another one. */
export function FileGrants({ productId }: { readonly productId: string }) {
  const messages = useMessages()
  const { file } = messages.product
  const showToast = useToast()
  const result = useOperation('digitalFiles.listFileGrants', { productId })
  const give = useAction('digitalFiles.grantFiles', { invalidates })
  const revoke = useAction('digitalFiles.revokeFiles', { invalidates })
  if (result.error && !result.data) {
    return <Failure error={result.error} onRetry={() => result.refetch()} />
  }
  const fail = (error: unknown) => showToast({ text: errorMessage(error, messages), isError: true })
  const { grants = [], pagingMetadata } = result.data ?? {}
  return (
    <div className="grants">
      <h3>{file.may}</h3>
      <p className="field-hint">{grants.length > 0 ? file.mayHint : file.mayNone}</p>
      {grants.length > 0 && (
        <GrantsTable
          grants={grants}
          total={pagingMetadata?.total ?? 0}
          now={new Date()}
          onRevoke={(grant) => {
            const onSuccess = () => showToast({ text: file.revoked({ name: nameOfGrant(grant) }) })
            revoke.mutate({ productId, memberId: grant.memberId }, { onSuccess, onError: fail })
          }}
        />
      )}
      <IfAllowed call="digitalFiles.grantFiles">
        <GrantForm
          busy={give.isPending}
          onGive={({ person, ...terms }) => {
            const onSuccess = () => showToast({ text: file.given({ name: person.name }) })
            give.mutate({ productId, memberId: person.id, ...terms }, { onSuccess, onError: fail })
          }}
        />
      </IfAllowed>
    </div>
  )
}
