import type { MemberField } from '@vitrine/contract/member-fields'
import { links } from '../../links.ts'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { FormPage } from '../../shared/form-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useForm } from '../../shared/use-form.ts'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { useUnsavedChangesGuard } from '../../shared/use-unsaved-changes-guard.ts'
import { checkFields, formOf, requestOf } from './form.ts'
import { FieldsEditor } from './page.tsx'

export function MemberFieldsRoute() {
  const { shell } = useMessages()
  const result = useOperation('memberFields.getMemberFields', {})
  if (result.error) return <Failure error={result.error} onRetry={() => result.refetch()} />
  if (!result.data) return <Skeleton rows={6} label={shell.loading} />
  return <Editor fields={result.data.fields} />
}

function Editor({ fields }: { readonly fields: readonly MemberField[] }) {
  const messages = useMessages()
  const { ownFields, member } = messages
  const showToast = useToast()
  const state = useForm(formOf(fields))
  const change = useAction('memberFields.setMemberFields', {
    invalidates: ['memberFields.getMemberFields', 'members.getMember'],
  })
  useUnsavedChangesGuard(ownFields.title, state.hasUnsavedChanges)
  const save = () => {
    const wrong = checkFields(state.form, messages)
    state.showErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    change.mutate(requestOf(state.form), {
      onSuccess: (saved) => {
        state.markSaved(formOf(saved.fields))
        showToast({ text: ownFields.saved })
      },
    })
  }
  return (
    <FormPage
      title={ownFields.title}
      backLink={<Link href={links.members()}>{member.back}</Link>}
      dirty={state.dirty}
      errors={state.errors}
      remoteChange={state.remoteChange}
      busy={change.isPending}
      failure={change.error}
      saveOperation="memberFields.setMemberFields"
      onSave={save}
    >
      <FieldsEditor state={state} />
    </FormPage>
  )
}
