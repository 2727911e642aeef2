import type { Member } from '@vitrine/contract/members'
import type { ReactNode } from 'react'
import { CopyButton } from '../../shared/copy-button.tsx'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'

type DetailRow = readonly [label: string, value: ReactNode]

/** Names and values, without empty ones. */
function DetailList({ rows }: { readonly rows: readonly DetailRow[] }) {
  const { member } = useMessages()
  const filledRows = rows.filter(
    ([, value]) => value !== undefined && value !== '' && value !== null,
  )
  if (filledRows.length === 0) return <p className="field-hint">{member.none}</p>
  return (
    <dl className="facts">
      {filledRows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const lines = (values: readonly string[] | null | undefined) =>
  values && values.length > 0 ? (
    <ul className="lines">
      {values.map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  ) : undefined

export function ProfileDetails({ member }: { readonly member: Member }) {
  const { member: labels, members } = useMessages()
  const { fields } = labels
  const isPublic = member.privacyStatus === 'PUBLIC'
  return (
    <Section title={labels.profile}>
      <DetailList
        rows={[
          [fields.nickname, member.profile?.nickname],
          [fields.title, member.profile?.title],
          [fields.slug, member.profile?.slug && <code>{member.profile.slug}</code>],
          [
            fields.privacy,
            <>
              {members.privacies[member.privacyStatus]}
              <br />
              <span className="mute">{isPublic ? labels.publicMeans : labels.privateMeans}</span>
            </>,
          ],
        ]}
      />
    </Section>
  )
}

export function ContactDetails({ member }: { readonly member: Member }) {
  const { member: labels } = useMessages()
  const { fields } = labels
  const contact = member.contact ?? {}
  return (
    <Section title={labels.contact}>
      <DetailList
        rows={[
          [fields.firstName, contact.firstName],
          [fields.lastName, contact.lastName],
          [fields.emails, lines(contact.emails)],
          [fields.phones, lines(contact.phones)],
          [fields.company, contact.company],
          [fields.jobTitle, contact.jobTitle],
          [fields.birthdate, contact.birthdate],
          [fields.addresses, lines(contact.addresses?.map(addressLine).filter(Boolean))],
        ]}
      />
    </Section>
  )
}

type Address = NonNullable<NonNullable<NonNullable<Member['contact']>['addresses']>[number]>

/** A postal address in one line. */
function addressLine(address: Address): string {
  const { streetAddress, addressLine, addressLine2, postalCode, city, subdivision, country } =
    address
  const street = [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ')
  const cityLine = [postalCode, city].filter(Boolean).join(' ')
  return [addressLine || street, addressLine2, cityLine, subdivision, country]
    .filter(Boolean)
    .join(', ')
}

/** Values of the site's own fields, named as the site names them. */
export function CustomFieldDetails({ member }: { readonly member: Member }) {
  const { ownFields } = useMessages()
  const values = Object.entries(member.contact?.customFields ?? {})
  if (values.length === 0) return null
  const formatField = (value: unknown) =>
    typeof value === 'boolean'
      ? value
        ? ownFields.yes
        : ownFields.no
      : value == null
        ? ''
        : String(value)
  return (
    <Section title={ownFields.title}>
      <DetailList
        rows={values.map(([key, { name, value }]) => [name ?? key, formatField(value)])}
      />
    </Section>
  )
}

export function AccountDetails({ member }: { readonly member: Member }) {
  const { member: labels, members } = useMessages()
  const language = useLanguage()
  const { fields } = labels
  const moment = (date: Date | undefined) => date && formatDateTime(date, language)
  const verified = member.loginEmailVerified ? labels.verified : labels.notVerified
  return (
    <Section title={labels.account}>
      <DetailList
        rows={[
          [
            fields.loginEmail,
            member.loginEmail && (
              <>
                {member.loginEmail} <span className="mute">· {verified}</span>
              </>
            ),
          ],
          [fields.login, moment(member.lastLoginDate) ?? members.never],
          [fields.joined, moment(member.createdDate)],
          [fields.changed, moment(member.updatedDate)],
          [
            fields.id,
            <span key="id" className="with-copy">
              <code>{member.id}</code>
              <CopyButton text={member.id} subject={fields.id} />
            </span>,
          ],
        ]}
      />
    </Section>
  )
}
