import type { MemberField } from '@vitrine/contract/member-fields'
import type { Member } from '@vitrine/contract/members'
import { useState } from 'react'
import { links } from '../../links.ts'
import { useAddressParam } from '../../scaffold/address.ts'
import { FormPage } from '../../scaffold/form-page.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link, useNavigation } from '../../scaffold/navigation.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { refusalsOf } from '../../scaffold/refusals.ts'
import { type FormState, useForm } from '../../scaffold/use-form.ts'
import { useLeaveGuard } from '../../scaffold/use-leave-guard.ts'
import { useCall, useOperation, useRefresh } from '../../scaffold/use-operation.ts'
import { memberName } from '../members/moves.ts'
import { MemberFields } from './edit-page.tsx'
import {
  changeOf,
  checkMember,
  clearedLists,
  creationOf,
  emptyMember,
  formOfMember,
  type MemberForm,
} from './form.ts'
import { NoMember } from './no-member.tsx'

export function NewMemberRoute() {
  const own = useOperation('memberFields.getMemberFields', {})
  if (!own.data) return <NoMember error={own.error} onRetry={() => own.refetch()} />
  return <Editor key="new" member={undefined} fields={own.data.fields} />
}

export function EditMemberRoute() {
  const id = useAddressParam('memberId')
  const found = useOperation('members.getMember', { id, fieldsets: ['FULL'] })
  const own = useOperation('memberFields.getMemberFields', {})
  if (!found.data || !own.data) {
    const again = () => Promise.all([found.refetch(), own.refetch()])
    return <NoMember error={found.error ?? own.error} onRetry={again} />
  }
  return <Editor key={id} member={found.data.member} fields={own.data.fields} />
}

interface EditorProps {
  readonly member: Member | undefined
  readonly fields: readonly MemberField[]
}

function Editor({ member, fields }: EditorProps) {
  const { memberForm, member: words } = useMessages()
  const state = useForm(member ? formOfMember(member) : emptyMember)
  const name = (member && memberName(member)) || memberForm.newTitle
  useLeaveGuard(name, state.unsaved)
  const { busy, failure, save } = useSaveMember({ member, fields }, state)
  const back = member ? links.member(member.id) : links.members()
  return (
    <FormPage
      title={name}
      above={<Link href={back}>← {member ? name : words.back}</Link>}
      {...(member ? {} : { text: memberForm.newText, saveWord: memberForm.create })}
      isNew={!member}
      dirty={state.dirty}
      errors={state.errors}
      elsewhere={state.elsewhere}
      busy={busy}
      failure={failure}
      saves={member ? 'members.updateMember' : 'members.createMember'}
      onSave={() => void save()}
    >
      <MemberFields state={state} isNew={!member} fields={fields} />
    </FormPage>
  )
}

const formFields = Object.keys(emptyMember)

/** Where the server's words about a request stand in the form. */
const errorsOf = (error: unknown, words: { taken: string; slugTaken: string }) => ({
  ...refusalsOf(error, 'member.', formFields),
  ...refusalsOf(error, 'member.contact.', formFields),
  ...refusalsOf(error, 'member.profile.', formFields, {
    ALREADY_EXISTS: ['loginEmail', words.taken],
    SLUG_ALREADY_EXISTS: ['slug', words.slugTaken],
  }),
})

function useSaveMember({ member, fields }: EditorProps, state: FormState<MemberForm>) {
  const messages = useMessages()
  const { memberForm } = messages
  const tell = useTell()
  const { go } = useNavigation()
  const refresh = useRefresh()
  const store = useStore({ member, fields })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const save = async () => {
    const found = checkMember(state.form, { isNew: !member, fields }, messages)
    state.refuse(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      const kept = await store(state.form)
      state.settle()
      const words = member ? memberForm.saved : memberForm.created
      tell({ text: words(memberName(kept)) })
      await refresh(['members.getMember', 'members.queryMembers', 'sites.getFigures'])
      go(links.member(kept.id), { replace: true })
    } catch (error) {
      const refused = errorsOf(error, memberForm)
      state.refuse(refused)
      if (Object.keys(refused).length === 0) setFailure(error)
    }
    setBusy(false)
  }
  return { busy, failure, save }
}

/** The calls of one save: the member, then what the change itself cannot say. */
function useStore({ member, fields }: EditorProps) {
  const { call } = useCall()
  return async (form: MemberForm): Promise<Member> => {
    if (!member) return (await call('members.createMember', creationOf(form, fields))).member
    const base = formOfMember(member)
    const { id } = member
    let kept = (await call('members.updateMember', changeOf(id, form, fields))).member
    for (const name of clearedLists(form, base)) kept = (await call(name, { id })).member
    if (form.slug !== base.slug && form.slug !== '') {
      kept = (await call('members.updateMemberSlug', { id, slug: form.slug })).member
    }
    return kept
  }
}
