import type { MemberField } from '@vitrine/contract/member-fields'
import type { Member } from '@vitrine/contract/members'
import type { InputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'
import { checkCustomFields, customFieldsAsText, customFieldsToSend } from './custom-field-values.ts'

export interface AddressForm {
  readonly key: string
  readonly id: string
  readonly addressLine: string
  readonly addressLine2: string
  readonly postalCode: string
  readonly city: string
  readonly subdivision: string
  readonly country: string
}

export interface MemberForm {
  readonly loginEmail: string
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string
  readonly title: string
  readonly slug: string
  readonly privacyStatus: 'PUBLIC' | 'PRIVATE'
  readonly emails: readonly string[]
  readonly phones: readonly string[]
  readonly company: string
  readonly jobTitle: string
  readonly birthdate: string
  readonly addresses: readonly AddressForm[]
  /** Values of the site's own fields as text, by key. */
  readonly own: Readonly<Record<string, string>>
}

export const emptyMember: MemberForm = {
  loginEmail: '',
  firstName: '',
  lastName: '',
  nickname: '',
  title: '',
  slug: '',
  privacyStatus: 'PRIVATE',
  emails: [],
  phones: [],
  company: '',
  jobTitle: '',
  birthdate: '',
  addresses: [],
  own: {},
}

export const emptyAddress = (key: string): AddressForm => ({
  key,
  id: '',
  addressLine: '',
  addressLine2: '',
  postalCode: '',
  city: '',
  subdivision: '',
  country: '',
})

export function formOfMember(member: Member): MemberForm {
  const { contact = {}, profile = {}, loginEmail = '', privacyStatus } = member
  return {
    loginEmail,
    firstName: contact.firstName ?? '',
    lastName: contact.lastName ?? '',
    nickname: profile.nickname ?? '',
    title: profile.title ?? '',
    slug: profile.slug ?? '',
    privacyStatus: privacyStatus === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE',
    emails: contact.emails ?? [],
    phones: contact.phones ?? [],
    company: contact.company ?? '',
    jobTitle: contact.jobTitle ?? '',
    birthdate: contact.birthdate ?? '',
    addresses: (contact.addresses ?? []).map(addressForm),
    own: customFieldsAsText(contact.customFields ?? {}),
  }
}

type Address = NonNullable<NonNullable<NonNullable<Member['contact']>['addresses']>[number]>

function addressForm(address: Address, at: number): AddressForm {
  const { streetAddress } = address
  const street = [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ')
  return {
    key: address.id ?? `${at}`,
    id: address.id ?? '',
    addressLine: address.addressLine || street,
    addressLine2: address.addressLine2 ?? '',
    postalCode: address.postalCode ?? '',
    city: address.city ?? '',
    subdivision: address.subdivision ?? '',
    country: address.country ?? '',
  }
}

const isEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text)

export function checkMember(
  form: MemberForm,
  { isNew, fields }: { readonly isNew: boolean; readonly fields: readonly MemberField[] },
  messages: Messages,
): Errors {
  const { memberForm } = messages
  const { birthdate, slug } = form
  return {
    ...(isNew && !isEmail(form.loginEmail.trim()) ? { loginEmail: memberForm.badEmail } : {}),
    ...(slug !== '' && !/^[a-zA-Z0-9_-]{1,255}$/.test(slug) ? { slug: memberForm.badSlug } : {}),
    ...(birthdate !== '' && !isDay(birthdate) ? { birthdate: memberForm.badBirthdate } : {}),
    ...Object.fromEntries(
      form.addresses.flatMap(({ country }, at) =>
        country === '' || /^[A-Z]{2}$/.test(country)
          ? []
          : [[`addresses.${at}.country`, memberForm.badCountry]],
      ),
    ),
    ...checkCustomFields(form.own, fields, messages),
  }
}

/** A calendar day there truly is. */
function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && moment.toJSON()?.startsWith(text) === true
}

export const readEmail = (text: string, { memberForm }: Messages) =>
  isEmail(text) ? { value: text } : { problem: memberForm.badEmail }

/** The addresses in the request, without empty ones. */
const addressesOf = (form: MemberForm) =>
  form.addresses
    .filter(({ key: _key, id: _id, ...lines }) => Object.values(lines).some((line) => line !== ''))
    .map(({ key: _key, id, ...lines }) => ({ ...(id === '' ? {} : { id }), ...lines }))

/** Contact and profile in the request; empty texts clear. */
const partsOf = (form: MemberForm, fields: readonly MemberField[]) => ({
  contact: {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    emails: [...form.emails],
    phones: [...form.phones],
    company: form.company.trim(),
    jobTitle: form.jobTitle.trim(),
    birthdate: form.birthdate,
    addresses: addressesOf(form),
    ...(fields.length > 0 ? { customFields: customFieldsToSend(form.own, fields) } : {}),
  },
  profile: { nickname: form.nickname.trim(), title: form.title.trim() },
  privacyStatus: form.privacyStatus,
})

export const creationOf = (
  form: MemberForm,
  fields: readonly MemberField[] = [],
): InputOf<'members.createMember'> => ({
  member: { loginEmail: form.loginEmail.trim(), ...partsOf(form, fields) },
})

export const changeOf = (
  id: string,
  form: MemberForm,
  fields: readonly MemberField[] = [],
): InputOf<'members.updateMember'> => ({
  member: { id, ...partsOf(form, fields) },
})

const lists = { phones: 'Phones', emails: 'Emails', addresses: 'Addresses' } as const

/** Lists that became empty, which need separate calls. */
export const clearedLists = (form: MemberForm, base: MemberForm) =>
  (['phones', 'emails', 'addresses'] as const)
    .filter((list) => base[list].length > 0 && partsOf(form, []).contact[list].length === 0)
    .map((list) => `members.deleteMember${lists[list]}` as const)
