import { Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useOperation } from '../../scaffold/use-operation.ts'
import { AccountFrame } from '../account/frame.tsx'
import { MySessions } from './my-sessions.tsx'
import { OwnFactors } from './own-factors.tsx'
import { Password } from './password.tsx'

export function SecurityRoute() {
  const { shell } = useMessages()
  const me = useOperation('staff.getCurrent', {})
  const found = useOperation('staff.getSecurity', {})
  const error = found.error ?? me.error
  return (
    <AccountFrame here="security">
      {error && <Failure error={error} onRetry={() => found.refetch()} />}
      {!found.data && !error && <Skeleton rows={4} label={shell.loading} />}
      {found.data && me.data && (
        <div className="detail-columns">
          <div className="detail-main">
            <OwnFactors security={found.data} />
            <MySessions />
          </div>
          <div className="detail-side">
            <Password email={me.data.staff.email} />
          </div>
        </div>
      )}
    </AccountFrame>
  )
}
