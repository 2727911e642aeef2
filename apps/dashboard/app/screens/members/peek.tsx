import type { Member } from '@vitrine/contract/members'
import { links } from '../../links.ts'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PeekPanel } from '../../shared/peek/peek-panel.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { useMoney } from '../../shared/use-money.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { Bought } from '../customer/peek.tsx'
import { memberName } from './moves.ts'
import { MemberStatus } from './status.tsx'

interface MemberPeekProps {
  readonly member: Member
  readonly now: Date
  readonly onClose: () => void
}

/** The profile of a member, and the customer data. */
export function MemberPeek({ member, now, onClose }: MemberPeekProps) {
  const { members } = useMessages()
  const customer = useCustomerOf(member)
  return (
    <PeekPanel
      title={memberName(member) || members.noName}
      href={links.member(member.id)}
      onClose={onClose}
      error={undefined}
      onRetry={customer.retry}
    >
      <p className="peek-states">
        <MemberStatus member={member} />
      </p>
      <Facts member={member} now={now} />
      <AsCustomer customer={customer} now={now} />
    </PeekPanel>
  )
}

function Facts({ member, now }: Omit<MemberPeekProps, 'onClose'>) {
  const { members } = useMessages()
  const { columns } = members
  const facts = [
    [columns.email, member.loginEmail],
    [columns.nickname, member.profile?.nickname],
    [columns.phone, member.contact?.phones?.[0]],
    [columns.company, member.contact?.company],
  ] as const
  return (
    <dl className="peek-facts">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      <div>
        <dt>{columns.login}</dt>
        <dd>
          <RelativeTime moment={member.lastLoginDate} now={now} none={members.never} />
        </dd>
      </div>
      <div>
        <dt>{columns.joined}</dt>
        <dd>
          <RelativeTime moment={member.createdDate} now={now} />
        </dd>
      </div>
    </dl>
  )
}

/** The customer that a member is; none before anything is known of one. */
function useCustomerOf({ id, loginEmail }: Member) {
  const found = useOperation(
    'customers.queryCustomers',
    {
      query: {
        filter: { email: loginEmail ?? '', kind: 'MEMBER' },
        paging: { limit: 1, offset: 0 },
      },
    },
    { enabled: Boolean(loginEmail) },
  )
  const customerId = found.data?.customers.find(({ memberId }) => memberId === id)?.id
  const whole = useOperation(
    'customers.getCustomer',
    { id: customerId ?? '' },
    { enabled: customerId !== undefined },
  )
  const isNone = !loginEmail || (found.data !== undefined && customerId === undefined)
  return {
    customer: whole.data?.customer,
    isNone,
    error: found.error ?? whole.error,
    retry: () => void (found.error ? found.refetch() : whole.refetch()),
  }
}

interface AsCustomerProps {
  readonly customer: ReturnType<typeof useCustomerOf>
  readonly now: Date
}

function AsCustomer({ customer: { customer, isNone, error, retry }, now }: AsCustomerProps) {
  const { members, shell } = useMessages()
  const { locale } = useMoney()
  if (error) return <Failure error={error} onRetry={retry} />
  if (isNone) return <p className="mute">{members.noCustomer}</p>
  if (!customer) return <Skeleton rows={4} label={shell.loading} />
  return <Bought customer={customer} locale={locale} now={now} />
}
