import type { Member } from '@vitrine/contract/members'
import type { ReactNode } from 'react'
import { CopyButton } from '../../scaffold/copy-button.tsx'
import { formatMoment } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Section } from '../../scaffold/section.tsx'

type Fact = readonly [label: string, value: ReactNode]

/** Names and values; what is empty is left out. */
function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const { member } = useMessages()
  const known = facts.filter(([, value]) => value !== undefined && value !== '' && value !== null)
  if (known.length === 0) return <p className="field-hint">{member.none}</p>
  return (
    <dl className="facts">
      {known.map(([label, value]) => (
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

export function ProfileFacts({ member }: { readonly member: Member }) {
  const { member: words, members } = useMessages()
  const { fields } = words
  const isPublic = member.privacyStatus === 'PUBLIC'
  return (
    <Section title={words.profile}>
      <Facts
        facts={[
          [fields.nickname, member.profile?.nickname],
          [fields.title, member.profile?.title],
          [fields.slug, member.profile?.slug && <code>{member.profile.slug}</code>],
          [
            fields.privacy,
            <>
              {members.privacies[member.privacyStatus]}
              <br />
              <span className="mute">{isPublic ? words.publicMeans : words.privateMeans}</span>
            </>,
          ],
        ]}
      />
    </Section>
  )
}

export function ContactFacts({ member }: { readonly member: Member }) {
  const { member: words } = useMessages()
  const { fields } = words
  const contact = member.contact ?? {}
  return (
    <Section title={words.contact}>
      <Facts
        facts={[
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
  const place = [postalCode, city].filter(Boolean).join(' ')
  return [addressLine || street, addressLine2, place, subdivision, country]
    .filter(Boolean)
    .join(', ')
}

/** Values of the site's own fields, named as the site names them. */
export function OwnFacts({ member }: { readonly member: Member }) {
  const { ownFields: words } = useMessages()
  const values = Object.entries(member.contact?.customFields ?? {})
  if (values.length === 0) return null
  const shown = (value: unknown) =>
    typeof value === 'boolean' ? (value ? words.yes : words.no) : value == null ? '' : String(value)
  return (
    <Section title={words.title}>
      <Facts facts={values.map(([key, { name, value }]) => [name ?? key, shown(value)])} />
    </Section>
  )
}

export function AccountFacts({ member }: { readonly member: Member }) {
  const { member: words, members } = useMessages()
  const language = useLanguage()
  const { fields } = words
  const moment = (date: Date | undefined) => date && formatMoment(date, language)
  const verified = member.loginEmailVerified ? words.verified : words.notVerified
  return (
    <Section title={words.account}>
      <Facts
        facts={[
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
              <CopyButton text={member.id} what={fields.id} />
            </span>,
          ],
        ]}
      />
    </Section>
  )
}
