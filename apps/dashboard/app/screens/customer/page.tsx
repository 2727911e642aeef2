import { MAX_CUSTOMER_TAGS } from '@vitrine/contract/customers'
import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { ChipsField } from '../../shared/chips-field.tsx'
import { formatDateTime, formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { Section } from '../../shared/section.tsx'
import '../customers/customers.css'
import { formatMinor } from '../orders/texts.ts'
import { Consents } from './consents.tsx'
import { averageOf, type Customer, countryName, nameOf } from './setup.ts'

interface CustomerPageProps {
  readonly customer: Customer
  readonly locale: string
  readonly orders: ReactNode
  readonly note: ReactNode
  readonly credit: ReactNode
  readonly subscriptions: ReactNode
  readonly personalData: ReactNode
  readonly onTags: (tags: readonly string[]) => void
}

/** A customer with orders, account, consents and staff's note. */
export function CustomerPage(props: CustomerPageProps) {
  const { customer, locale, orders, note, credit, subscriptions, personalData, onTags } = props
  const { customer: texts, customers } = useMessages()
  return (
    <>
      <PageHeader
        title={nameOf(customer, customers.noName)}
        backLink={<Link href={links.customers()}>{texts.back}</Link>}
        aside={customers.kind[customer.kind]}
        actions={
          customer.memberId && (
            <Link className="button" href={links.member(customer.memberId)}>
              {texts.member}
            </Link>
          )
        }
      />
      <div className="detail-columns">
        <div className="detail-main">
          <Figures customer={customer} locale={locale} />
          <Section title={texts.orderList}>{orders}</Section>
          {subscriptions}
          {credit}
          {personalData}
        </div>
        <div className="detail-side">
          {note}
          <TagsSection tags={customer.tags} onTags={onTags} />
          <About customer={customer} />
          <Consents customer={customer} />
        </div>
      </div>
    </>
  )
}

function Figures({ customer, locale }: Pick<CustomerPageProps, 'customer' | 'locale'>) {
  const { customer: texts } = useMessages()
  const language = useLanguage()
  const { orders, spending } = customer
  return (
    <dl className="customer-figures">
      <div>
        <dt>{texts.spent}</dt>
        {spending.map((one) => (
          <dd key={one.currency}>{formatMinor(one.spent, one, locale)}</dd>
        ))}
      </div>
      <div>
        <dt>{texts.orders}</dt>
        <dd>{formatNumber(orders, language)}</dd>
      </div>
      {orders > 1 && spending.length === 1 && (
        <div>
          <dt>{texts.average}</dt>
          <dd>{formatMinor(averageOf(customer), customer, locale)}</dd>
        </div>
      )}
    </dl>
  )
}

const MAX_TAG = 50

function TagsSection({ tags, onTags }: Pick<CustomerPageProps, 'onTags'> & Pick<Customer, 'tags'>) {
  const { tags: texts } = useMessages().customer
  return (
    <Section title={texts.title}>
      <IfAllowed
        call="customers.changeCustomer"
        fallback={<p className="field-hint">{tags.join(', ') || texts.none}</p>}
      >
        <ChipsField
          label={texts.label}
          hint={texts.hint}
          values={tags}
          max={MAX_CUSTOMER_TAGS}
          parse={(text) => (text.length > MAX_TAG ? { problem: texts.tooLong } : { value: text })}
          onValues={onTags}
        />
      </IfAllowed>
    </Section>
  )
}

function About({ customer }: Pick<CustomerPageProps, 'customer'>) {
  const { customer: texts } = useMessages()
  const language = useLanguage()
  const { createdDate, lastOrderDate, country, emails } = customer
  return (
    <Section title={texts.about}>
      <dl className="facts">
        <div>
          <dt>{texts.since}</dt>
          <dd>{formatDateTime(createdDate, language)}</dd>
        </div>
        {lastOrderDate && (
          <div>
            <dt>{texts.lastOrder}</dt>
            <dd>
              <RelativeTime moment={lastOrderDate} now={new Date()} />
            </dd>
          </div>
        )}
        {country && (
          <div>
            <dt>{texts.country}</dt>
            <dd>{countryName(country, language)}</dd>
          </div>
        )}
        {emails.length > 0 && (
          <div>
            <dt>{texts.emails}</dt>
            <dd>
              <ul className="lines">
                {emails.map((email) => (
                  <li key={email}>
                    <a href={`mailto:${email}`}>
                      <bdi>{email}</bdi>
                    </a>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </Section>
  )
}
