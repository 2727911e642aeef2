import { type AddressFormat, addressFormat } from '@vitrine/addresses'
import {
  type AccountPageProps,
  accountPage,
  redirectUnlessMember,
} from '../../account/account-page.ts'
import {
  addressOf,
  addressProblems,
  type CheckoutFields,
  readFields,
} from '../../checkout/checkout-form.ts'
import {
  fieldsOfSaved,
  type SavedAddressView,
  savedAddresses,
} from '../../checkout/saved-addresses.ts'
import { attempt, type Errors, refuse } from '../../flow/attempt.ts'
import { setFlashMessage, textFieldOf } from '../../flow/flow-page.ts'
import { links } from '../../links.ts'
import type { Member, RequestContext } from '../../request/context.ts'
import { type Route, redirectTo } from '../screen.ts'

/** Addresses that an account has at most. */
const MAX_ADDRESSES = 50

export type AddressesProps = AccountPageProps & {
  /** The first one is filled in at the checkout. */
  addresses: readonly SavedAddressView[]
  /** The address that is changed; empty for a new one. */
  changed: string
  fields: CheckoutFields
  format: AddressFormat
  canAdd: boolean
}

/** The member's delivery addresses. */
export const addressesRoute: Route<AddressesProps> = {
  load: async (context) => redirectUnlessMember(context) ?? addressesPage(context),
  act: async (context, form) => {
    const redirect = redirectUnlessMember(context)
    if (redirect) return redirect
    const text = textFieldOf(form)
    const id = text('id')
    const next = await attempt(context, links.addresses(), () => {
      if (text('step') === 'remove') return removeAddress(context, id)
      if (text('step') === 'first') return moveFirst(context, id)
      return saveAddress(context, id, readFields(form))
    })
    return next.kind === 'redirect'
      ? next
      : addressesPage(context, next.errors, { changed: id, fields: readFields(form) })
  },
}

const addressesOf = ({ contact }: Member) => contact?.addresses ?? []

async function saveAddress(context: RequestContext, id: string, fields: CheckoutFields) {
  const errors = addressProblems(fields, context.messages)
  if (Object.keys(errors).length > 0) return refuse(errors)
  const member = await context.member()
  const saved = { ...addressOf(fields), ...(id && { id }) }
  const others = addressesOf(member)
  const isKnown = others.some((one) => one.id === id)
  return store(
    context,
    isKnown ? others.map((one) => (one.id === id ? saved : one)) : [...others, saved],
  )
}

async function removeAddress(context: RequestContext, id: string) {
  const left = addressesOf(await context.member()).filter((one) => one.id !== id)
  return store(context, left)
}

async function moveFirst(context: RequestContext, id: string) {
  const all = addressesOf(await context.member())
  const rank = (one: { id?: string | null | undefined }) => (one.id === id ? 0 : 1)
  return store(
    context,
    all.toSorted((one, other) => rank(one) - rank(other)),
  )
}

async function store(context: RequestContext, addresses: ReturnType<typeof addressesOf>) {
  const { api } = context
  const { id } = await context.member()
  // An empty list in a change would change nothing.
  if (addresses.length === 0) await api.members.deleteMemberAddresses({ id })
  else await api.members.updateMember({ member: { id, contact: { addresses } } })
  setFlashMessage(context, 'saved')
  return redirectTo(links.addresses())
}

async function addressesPage(
  context: RequestContext,
  errors: Errors = {},
  typed?: { changed: string; fields: CheckoutFields },
) {
  const { messages, url } = context
  const member = await context.member()
  const addresses = savedAddresses(member, messages.locale)
  const asked = url.searchParams.get('change') ?? ''
  const changed = typed?.changed ?? (addresses.some(({ id }) => id === asked) ? asked : '')
  const fields = typed?.fields ?? {
    ...readFields(new FormData()),
    ...fieldsOfSaved(member, changed),
  }
  return accountPage(
    context,
    { title: messages.addresses.title, errors },
    {
      addresses,
      changed,
      fields,
      format: addressFormat(url.searchParams.get('country') ?? fields.country),
      canAdd: changed !== '' || addressesOf(member).length < MAX_ADDRESSES,
    },
  )
}
