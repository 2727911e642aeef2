import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { AccountFrame } from '../account/frame.tsx'
import { MySessions } from './my-sessions.tsx'
import { OwnFactors } from './own-factors.tsx'
import { Password } from './password.tsx'

export function SecurityRoute() {
  const { shell } = useMessages()
  const me = useOperation('staff.getCurrent', {})
  const result = useOperation('staff.getSecurity', {})
  const error = result.error ?? me.error
  return (
    <AccountFrame here="security">
      {error && <Failure error={error} onRetry={() => result.refetch()} />}
      {!result.data && !error && <Skeleton rows={4} label={shell.loading} />}
      {result.data && me.data && (
        <div className="detail-columns">
          <div className="detail-main">
            <OwnFactors security={result.data} />
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
